//! JSON in bodies and responses.

use game::Record;
use protocol::http::{
    AccountBody, ConfirmBody, CreateTable, DeleteBody, DeviceCode, DeviceCodeBody, GameInfo, JoinBody, Me, NameBody,
    OfferedSeat, OwnSession, PasswordBody, RecordCreated, RecordSummary, RecoveryBody, RecoveryCodes, RecoveryState,
    TableCreated, TableSummary, TakeSeat,
};
use protocol::{
    ApiError, AuditEntry, BlockedPerson, BotToken, DeviceProgress, Friends, InvitationRules, InviteBody, InvitedFriend,
    KnownReport, KnownTable, KnownUser, LessonAnswer, LessonChapter, LessonPosition, LessonTry, MistakeAnswer,
    NewBlock, NewBot, NewFriend, NewPasskey, NewPasswordBody, NewPush, NewVacation, NewWebhook, NoticeSettings,
    NoticeTarget, NoticeTested, Notices, OidcAddress, OidcOffer, OidcStart, Overview, OwnBot, OwnPasskey,
    PasskeyAccountBody, PasskeyBody, PasskeyChallenge, PasskeyChallengeBody, PositionView, ProgressKept, PuzzleAnswer,
    PuzzleList, PuzzlePosition, PuzzleTry, Replay, ReportAction, ReportBody, ReviewState, Section, Statistics,
    TableAction, TableInfo, TableNote, ToServer, UserAction, UserActionDone, Vacations, WebhookCreated,
};
use store::UserExport;
use utoipa::ToSchema;
use utoipa::openapi::schema::{ArrayBuilder, OneOfBuilder, Type};
use utoipa::openapi::{ObjectBuilder, Ref, RefOr, Schema};

/// Types by name, possibly with duplicates.
pub(crate) type Schemas = Vec<(String, RefOr<Schema>)>;

/// A type that is sent as JSON.
pub(crate) trait Payload {
    /// Its schema, which refers to other types by name; these are added to `schemas`.
    fn payload(schemas: &mut Schemas) -> RefOr<Schema>;
}

impl<T: Payload> Payload for Vec<T> {
    fn payload(schemas: &mut Schemas) -> RefOr<Schema> {
        ArrayBuilder::new().items(T::payload(schemas)).into()
    }
}

impl<T: Payload> Payload for Option<T> {
    fn payload(schemas: &mut Schemas) -> RefOr<Schema> {
        let nothing = ObjectBuilder::new().schema_type(Type::Null);
        OneOfBuilder::new().item(T::payload(schemas)).item(nothing).into()
    }
}

fn reference<T: ToSchema>(schemas: &mut Schemas) -> RefOr<Schema> {
    schemas.push((T::name().into(), T::schema()));
    T::schemas(schemas);
    Ref::from_schema_name(T::name()).into()
}

// A list, not a blanket implementation for types with a schema: vectors have one, too, but it inlines their items.
macro_rules! payloads {
    ($($payload:ty)*) => {$(
        impl Payload for $payload {
            fn payload(schemas: &mut Schemas) -> RefOr<Schema> {
                reference::<Self>(schemas)
            }
        }
    )*};
}

payloads! {
    AccountBody ApiError AuditEntry BlockedPerson BotToken ConfirmBody CreateTable DeleteBody DeviceCode
    DeviceCodeBody DeviceProgress Friends GameInfo InvitationRules InviteBody InvitedFriend JoinBody KnownReport
    KnownTable KnownUser LessonAnswer LessonChapter LessonPosition LessonTry Me MistakeAnswer NameBody NewBlock NewBot
    NewFriend NewPasskey NewPasswordBody NewPush NewVacation NewWebhook NoticeSettings NoticeTarget NoticeTested Notices
    OfferedSeat OidcAddress OidcOffer OidcStart Overview OwnBot OwnPasskey OwnSession PasskeyAccountBody PasskeyBody
    PasskeyChallenge PasskeyChallengeBody PasswordBody PositionView ProgressKept PuzzleAnswer PuzzleList
    PuzzlePosition PuzzleTry Record RecordCreated RecordSummary RecoveryBody RecoveryCodes RecoveryState Replay
    ReportAction ReportBody ReviewState Section Statistics TableAction TableCreated TableInfo TableNote TableSummary
    TakeSeat ToServer UserAction UserActionDone UserExport Vacations WebhookCreated
}
