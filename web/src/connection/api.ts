// The HTTP interface. Every call resolves with the answer or throws a `Problem` with a message for people. The engine
// on this device answers for its own tables and, while the server can't be reached, for everything it knows.

import type {
  AccountBody,
  ApiError,
  AuditEntry,
  BlockedPerson,
  BotToken,
  ConfirmBody,
  CreateTable,
  DeleteBody,
  DeviceCode,
  DeviceCodeBody,
  DeviceProgress,
  Friends,
  GameInfo,
  InvitedFriend,
  JoinBody,
  KnownReport,
  KnownTable,
  KnownUser,
  LessonAnswer,
  LessonChapter,
  LessonPosition,
  LessonTry,
  Me,
  MistakeAnswer,
  NewBlock,
  NewPasskey,
  NewPasswordBody,
  NewPush,
  NewVacation,
  NewWebhook,
  NoticeSettings,
  NoticeTarget,
  NoticeTested,
  Notices,
  OfferedSeat,
  OidcAddress,
  OidcOffer,
  OidcStart,
  OwnBot,
  OwnPasskey,
  OwnSession,
  PasskeyAccountBody,
  PasskeyBody,
  PasskeyChallenge,
  PasskeyChallengeBody,
  PasswordBody,
  ProgressKept,
  PositionView,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  PuzzleTry,
  RecordCreated,
  RecordSummary,
  RecoveryBody,
  RecoveryCodes,
  RecoveryState,
  Replay,
  ReportAction,
  ReportBody,
  ReviewState,
  Section,
  Statistics,
  TableAction,
  TableCreated,
  TableInfo,
  TableNote,
  TableSummary,
  TakeSeat,
  UserAction,
  UserActionDone,
  Vacations,
  WebhookCreated,
} from "../protocol/messages";
import { answerHere, deviceTables } from "../device/current";
import { isDevicePath } from "../device/device";
import { setAnswered } from "./reachable.svelte";
import { pathOf, type Eyes, type Subject } from "../replay/subject";
import type { Language } from "../settings/settings.svelte";

/** An error reported by the server, or the lack of an answer. */
export class Problem extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

export const api = {
  games: () => get<GameInfo[]>("games"),
  words: (language: Language) => text(`words/${language}`),
  gameWords: (game: string, language: Language) => text(`games/${game}/words/${language}`),
  rules: (game: string, language: Language) => text(`games/${game}/rules/${language}`),

  lessons: (game: string) => get<LessonChapter[]>(`games/${game}/lessons`),
  /** A lesson; with its solution, if requested. */
  lesson: (game: string, id: string, solution = false) =>
    get<LessonPosition>(`games/${game}/lessons/${encodeURIComponent(id)}${solution ? "?solution=true" : ""}`),
  /** Submits an answer to a lesson; without one, returns the solution. */
  tryLesson: (game: string, id: string, tried: LessonTry) =>
    post<LessonAnswer>(`games/${game}/lessons/${encodeURIComponent(id)}`, tried),

  puzzles: (game: string) => get<PuzzleList>(`games/${game}/puzzles`),
  puzzle: (game: string, id: string) => get<PuzzlePosition>(`games/${game}/puzzles/${encodeURIComponent(id)}`),
  /** Submits an answer to a puzzle; without one, returns the solution. */
  tryPuzzle: (game: string, id: string, tried: PuzzleTry) =>
    post<PuzzleAnswer>(`games/${game}/puzzles/${encodeURIComponent(id)}`, tried),

  /** The visitor; `null` for a stranger. */
  me: () => get<Me | null>("me"),
  /** Creates a guest, or changes the visitor's name. */
  enter: (name: string) => post<Me>("me", { name }),
  register: (body: AccountBody) => post<Me>("account", body),
  signIn: (body: AccountBody) => post<Me>("session", body),
  signOut: () => send("DELETE", "session"),
  changePassword: (body: PasswordBody) => post<Me>("account/password", body),
  deleteAccount: (body: DeleteBody) => send("DELETE", "account", body),
  recoveryState: () => get<RecoveryState>("account/recovery-codes"),
  /** Creates new recovery codes, which replace all earlier ones. */
  createRecoveryCodes: (body: ConfirmBody) => post<RecoveryCodes>("account/recovery-codes", body),
  /** Sets a new password with a recovery code, and signs in. */
  recover: (body: RecoveryBody) => post<Me>("recovery", body),
  passkeyChallenge: (body: PasskeyChallengeBody) => post<PasskeyChallenge>("passkey-challenge", body),
  /** Turns the guest into an account without a password. */
  registerWithPasskey: (body: PasskeyAccountBody) => post<Me>("account/passkey", body),
  signInWithPasskey: (body: PasskeyBody) => post<Me>("session/passkey", body),
  passkeys: () => get<OwnPasskey[]>("passkeys"),
  addPasskey: (body: NewPasskey) => post<OwnPasskey[]>("passkeys", body),
  deletePasskey: (passkey: string) => send("DELETE", `passkeys/${encodeURIComponent(passkey)}`),
  /** The issuer whose users can sign in; `null` if there is none. */
  oidc: () => get<OidcOffer | null>("oidc"),
  /** Begins to sign in with the issuer, or to connect the account with it. */
  startOidc: (body: OidcStart) => post<OidcAddress>("oidc/start", body),
  disconnectOidc: () => send("DELETE", "oidc"),
  /** Creates a code for a guest's other device. */
  createDeviceCode: () => post<DeviceCode>("device-code", {}),
  /** Signs in with a code from another device. */
  useDeviceCode: (body: DeviceCodeBody) => post<Me>("session/code", body),
  sessions: () => get<OwnSession[]>("sessions"),
  endSession: (session: string) => send("DELETE", `sessions/${encodeURIComponent(session)}`),
  endOtherSessions: () => send("DELETE", "sessions"),
  exportAddress: "/api/export",
  /** The account that a link for a new password is for. */
  passwordLink: (link: string) => get<Me>(`password/${encodeURIComponent(link)}`),
  /** Sets a new password with a link, and signs in. */
  newPassword: (body: NewPasswordBody) => post<Me>("password", body),

  /** For moderators: accounts whose names contain `search`. */
  knownUsers: (search: string) => get<KnownUser[]>(`admin/users?search=${encodeURIComponent(search)}`),
  knownUser: (user: string) => get<KnownUser>(`admin/users/${encodeURIComponent(user)}`),
  actOnUser: (user: string, action: UserAction) =>
    post<UserActionDone>(`admin/users/${encodeURIComponent(user)}`, action),
  knownTables: () => get<KnownTable[]>("admin/tables"),
  actOnTable: (table: string, action: TableAction) =>
    post<UserActionDone>(`admin/tables/${encodeURIComponent(table)}`, action),
  knownReports: () => get<KnownReport[]>("admin/reports"),
  actOnReport: (report: number, action: ReportAction) => post<UserActionDone>(`admin/reports/${report}`, action),
  audit: () => get<AuditEntry[]>("admin/audit"),

  bots: () => get<OwnBot[]>("bots"),
  createBot: (name: string) => post<BotToken>("bots", { name }),
  renewBotToken: (bot: string) => post<BotToken>(`bots/${encodeURIComponent(bot)}/token`, {}),
  revokeBotToken: (bot: string) => send("DELETE", `bots/${encodeURIComponent(bot)}/token`),
  deleteBot: (bot: string) => send("DELETE", `bots/${encodeURIComponent(bot)}`),

  friends: () => get<Friends>("friends"),
  /** Asks an account to become a friend, or accepts its request. */
  askFriend: (name: string) => post<Friends>("friends", { name }),
  acceptFriend: (user: string) => post<Friends>(`friends/${encodeURIComponent(user)}`, {}),
  /** Ends a friendship, withdraws a request or declines one. */
  dropFriend: (user: string) => remove<Friends>(`friends/${encodeURIComponent(user)}`),
  /** Friends' open tables. */
  friendsTables: () => get<TableSummary[]>("friends/tables"),

  vacations: () => get<Vacations>("vacations"),
  announceVacation: (body: NewVacation) => post<Vacations>("vacations", body),
  /** Gives back the days of a vacation that have not begun; it is named by its first day. */
  giveBackVacation: (from: string) => remove<Vacations>(`vacations/${encodeURIComponent(from)}`),

  notices: () => get<Notices>("notices"),
  addPush: (body: NewPush) => post<NoticeTarget>("notices/push", body),
  addWebhook: (body: NewWebhook) => post<WebhookCreated>("notices/webhooks", body),
  removeNoticeTarget: (id: string) => send("DELETE", `notices/targets/${encodeURIComponent(id)}`),
  /** Sends a test message there. */
  testNoticeTarget: (id: string) => post<NoticeTested>(`notices/targets/${encodeURIComponent(id)}/test`, {}),
  setNoticeSettings: (body: NoticeSettings) => post<NoticeSettings>("notices/settings", body),

  /** The visitor's tables, on the server and on this device. */
  myTables: async () => [...(await serverTables()), ...(await deviceTables())],
  /** A page of the lobby: the tables after the given one, or the newest. A page that isn't full is the last. */
  openTables: (after?: string) =>
    get<TableSummary[]>(after === undefined ? "tables" : `tables?after=${encodeURIComponent(after)}`),
  table: (table: string) => get<TableInfo>(`tables/${encodeURIComponent(table)}`),
  /** The record of a game, as text. */
  record: (subject: Subject) => text(subject.kind === "table" ? `${pathOf(subject)}/record` : pathOf(subject)),
  /** Deletes a table on this device. */
  deleteTable: (table: string) => send("DELETE", `tables/${encodeURIComponent(table)}`),
  /** Reports a player to the moderators. */
  report: (table: string, body: ReportBody) => send("POST", `tables/${encodeURIComponent(table)}/report`, body),
  /** The visitor's private note about a table. */
  note: async (table: string) => (await get<TableNote>(`tables/${encodeURIComponent(table)}/note`)).text,
  setNote: (table: string, text: string) =>
    post<TableNote>(`tables/${encodeURIComponent(table)}/note`, { text } satisfies TableNote),
  createTable: (body: CreateTable) => post<TableCreated>("tables", body),
  /** The steps of a game from a point of view. */
  replay: (subject: Subject, eyes: Eyes) => get<Replay>(`${pathOf(subject)}/replay${seatQuery(eyes)}`),
  /** The position after `step` steps, with the events of the last one. */
  replayPosition: (subject: Subject, step: number, eyes: Eyes) =>
    get<PositionView>(`${pathOf(subject)}/replay/${step}${seatQuery(eyes, { since: String(Math.max(0, step - 1)) })}`),
  /** The position after `step` steps, with the seat's choices. */
  replayDecision: (subject: Subject, step: number, seat: number) =>
    get<PositionView>(
      `${pathOf(subject)}/replay/${step}${seatQuery(seat, { choices: "true", since: String(Math.max(0, step - 1)) })}`,
    ),
  replayWords: (subject: Subject, step: number, eyes: Eyes) =>
    get<Section[]>(`${pathOf(subject)}/replay/${step}/words${seatQuery(eyes)}`),
  records: () => get<RecordSummary[]>("records"),
  /** Imports a record, given as text. */
  addRecord: (record: string) => sendText<RecordCreated>("records", record),
  deleteRecord: (record: string) => send("DELETE", `records/${encodeURIComponent(record)}`),
  /** Requests for reviews, at `reviewPath`. */
  review: (path: string) => get<ReviewState>(path),
  startReview: (path: string, record = "{}") => sendText<ReviewState>(path, record),
  cancelReview: (path: string) => send("DELETE", path),
  /** Tries another action at a reviewed decision; without one, asks for the best. */
  retry: (path: string, step: number, tried: PuzzleTry) => post<MistakeAnswer>(`${path}/${step}`, tried),
  statistics: () => get<Statistics>("statistics"),
  /** Sends progress made on this device. */
  keepProgress: (progress: DeviceProgress) => post<ProgressKept>("progress", progress),
  join: (table: string, body: JoinBody) => post<TableCreated>(`tables/${encodeURIComponent(table)}/join`, body),
  /** A seat of a running game that is offered with a link. */
  offeredSeat: (table: string, code: string) =>
    get<OfferedSeat>(`tables/${encodeURIComponent(table)}/seat/${encodeURIComponent(code)}`),
  /** Takes a seat of a running game; without a code, one that the lobby offers. */
  takeSeat: (table: string, body: TakeSeat) => post<TableCreated>(`tables/${encodeURIComponent(table)}/seat`, body),
  /** Invites a bot by its name. */
  invite: (table: string, bot: string) => post<TableCreated>(`tables/${encodeURIComponent(table)}/invite`, { bot }),
  /** Invites a friend by name. */
  inviteFriend: (table: string, friend: string) =>
    post<TableCreated>(`tables/${encodeURIComponent(table)}/invite`, { friend }),
  /** The friends who are invited to the visitor's table. */
  invitedFriends: (table: string) => get<InvitedFriend[]>(`tables/${encodeURIComponent(table)}/invitations`),
  withdrawInvitation: (table: string, user: string) =>
    send("DELETE", `tables/${encodeURIComponent(table)}/invitations/${encodeURIComponent(user)}`),
  /** The people whom the visitor has blocked. */
  blocks: () => get<BlockedPerson[]>("blocks"),
  block: (whom: NewBlock) => post<BlockedPerson[]>("blocks", whom),
  unblock: (user: string) => remove<BlockedPerson[]>(`blocks/${encodeURIComponent(user)}`),
  /** The tables to which friends have invited the visitor. */
  invitations: () => get<TableSummary[]>("invitations"),
  declineInvitation: (table: string) => send("DELETE", `invitations/${encodeURIComponent(table)}`),
};

/** The query for a point of view. */
function seatQuery(eyes: Eyes, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more);
  if (eyes !== "spectator") {
    query.set("seat", String(eyes));
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Address of a table's socket: updates since `since`, as seen from the visitor's `seat`. */
export function socketAddress(table: string, since: number | null, seat: number | null): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  if (since !== null) {
    address.searchParams.set("since", String(since));
  }
  if (seat !== null) {
    address.searchParams.set("seat", String(seat));
  }
  return address.href;
}

function get<T>(path: string): Promise<T> {
  return send("GET", path).then((answer) => answer as T);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return send("POST", path, body).then((answer) => answer as T);
}

function remove<T>(path: string): Promise<T> {
  return send("DELETE", path).then((answer) => answer as T);
}

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await request(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const content = await answer.text();
  return content === "" ? null : (JSON.parse(content) as unknown);
}

async function sendText<T>(path: string, body: string): Promise<T> {
  const answer = await request(path, { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await answer.json()) as T;
}

async function text(path: string): Promise<string> {
  return (await request(path, {})).text();
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const answer = isDevicePath(path) ? await answerHere(path, init) : await fetchOrAnswerHere(path, init);
  if (!answer) {
    throw new Problem(unreachable);
  }
  if (!answer.ok) {
    throw new Problem(await errorOf(answer));
  }
  return answer;
}

async function fetchOrAnswerHere(path: string, init: RequestInit): Promise<Response | null> {
  return (await fetched(path, init)) ?? answerHere(path, init);
}

/** The server's answer; `null` if it can't be reached. */
async function fetched(path: string, init: RequestInit = {}): Promise<Response | null> {
  const answer = await fetch(`/api/${path}`, init).catch(() => null);
  setAnswered(answer !== null);
  return answer;
}

/** The visitor's tables on the server; none while it can't be reached. */
async function serverTables(): Promise<TableSummary[]> {
  const answer = await fetched("tables/mine");
  if (answer && !answer.ok) {
    throw new Problem(await errorOf(answer));
  }
  return answer ? ((await answer.json()) as TableSummary[]) : [];
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    return (await answer.json()) as ApiError;
  } catch {
    return unreachable;
  }
}

export const unreachable: ApiError = { code: "unavailable", text: { key: "page-unreachable" } };
