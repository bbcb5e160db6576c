// Generated from the crate `protocol`; its tests say how to renew it.

export type Access = "public" | "link";

export type AccountBody = { name: string, password: string, };

export type ActionName = string | Array<string>;

export type ApiError = { code: Code, text: Text, rule?: string, };

export type Arg = { "number": number } | { "seat": Seat } | { "text": Text } | { "list": Array<Text> } | { "verbatim": string };

export type Bilingual = { en: string, de: string, };

export type ChatLine = {
/**
 * The seat of whoever said it.
 */
seat: number, name: string, text: string,
/**
 * Milliseconds since 1970.
 */
at: number, };

export type ChoiceAction = { notation: string, label: Text, };

export type ChoicePart = {
/**
 * The name of what is clicked, as the page knows it: `space:houses-3`.
 */
part: string, label: Text, };

export type Choices = {
/**
 * All that can be clicked.
 */
parts: Array<ChoicePart>,
/**
 * Where one stands before a click, and the clicks that are possible there. Each place comes after those that it
 * leads to: the last one is where one begins.
 */
places: Array<Array<Click>>, };

export type Click = [number, boolean, number | null];

export type ClockRule = { "kind": "none" } | { "kind": "per-move", seconds: number, } | { "kind": "per-game", seconds: number, } | { "kind": "days", days: number, };

export type ClockState = {
/**
 * Milliseconds left when the message was sent.
 */
left: number, running: boolean, };

export type Code = "bad-message" | "too-large" | "too-fast" | "bad-origin" | "not-found" | "not-signed-in" | "wrong-password" | "name-taken" | "bad-name" | "bad-password" | "no-account" | "no-such-game" | "no-such-bot" | "bad-options" | "bad-seats" | "bad-clock" | "hints-and-clock" | "no-such-table" | "no-such-seat" | "not-your-seat" | "not-seated" | "not-host" | "seat-taken" | "already-started" | "not-running" | "not-over" | "decision-closed" | "illegal" | "cannot-undo" | "no-hints" | "bad-nonce" | "resigned" | "chat-too-long" | "bad-record" | "too-many" | "other-rules" | "unavailable";

export type CreateTable = { game: string, options?: OptionValues, seats: Array<SeatPlan>, access?: Access, clock?: ClockRule,
/**
 * Whether everybody may ask for hints. Only at tables without a clock.
 */
hints?: boolean, };

export type DecisionReview = {
/**
 * The step, from 0.
 */
step: number, seat: Seat,
/**
 * What was done.
 */
action: ChoiceAction,
/**
 * The best choice that was found, from what the seat knew. What was done, if nothing better was.
 */
best: ChoiceAction,
/**
 * By how many points what was done has less value than the best choice; 0 if it is as good for all one can tell.
 */
loss: number,
/**
 * Whether there was nothing else to do. Then there are no choices to compare.
 */
forced: boolean,
/**
 * How many actions were legal.
 */
legal: number,
/**
 * The three best choices found, and what was done if it is not among them; the best first.
 */
choices: Array<ValuedChoice>, };

export type DeleteBody = { password?: string, };

export type Difficulty = "easy" | "medium" | "hard";

export type DrawReview = {
/**
 * The step, from 0: the forecast before it has this number, the one after it the next.
 */
step: number, notation: string,
/**
 * By how much each seat's value changed. Together nothing.
 */
luck: Array<number>, };

export type EventLine = {
/**
 * The event of the game itself.
 */
event: unknown, text: Text, points?: PointsLine,
/**
 * What on the board counted for the points, by the names of parts: `space:houses-3`.
 */
counted?: Array<string>, };

export type Forecast = {
/**
 * Expected final points. Before the end of a game their differences say more than how many they are.
 */
points: Array<number>,
/**
 * Expected share of the win: 1 together.
 */
win: Array<number>, };

export type GameInfo = { slug: string, options: Array<OptionInfo>,
/**
 * The computer players that can sit down.
 */
bots: Array<string>, };

export type GameStatistics = { game: string, played: number,
/**
 * How many of them were won, alone or together.
 */
won: number, mean_score: number, best_score: number,
/**
 * Where the points came from: what brought the player most first.
 */
sources: Array<SourceStatistics>,
/**
 * Every game, the oldest first.
 */
results: Array<PlayedGame>, };

export type Hint = {
/**
 * The clicks that lead to it, as the page names parts.
 */
clicks: Array<string>,
/**
 * For a hidden choice: the best use of it now.
 */
then?: ChoiceAction,
/**
 * What speaks for it, the weightiest first.
 */
reasons: Array<Text>, action: ChoiceAction,
/**
 * The expected lead of whoever chooses, over the mean of the others.
 */
value: number, forecast: Forecast, };

export type Hints = { seat: Seat, hints: Array<Hint>, };

export type JoinBody = {
/**
 * Any free one if not said.
 */
seat?: number,
/**
 * The name to play under, if not the own.
 */
name?: string, };

export type LessonAnswer = { right: boolean,
/**
 * Whether it was right, and how the action that was tried differs from the one that was asked for.
 */
text: Text,
/**
 * What the action that was tried brings.
 */
events: Array<EventLine>,
/**
 * Once it is found or shown.
 */
solution?: LessonSolution, };

export type LessonChapter = { name: string, title: Text, lessons: Array<LessonSummary>, };

export type LessonPosition = { seat: Seat,
/**
 * What is asked, in words.
 */
asked: Text, task: LessonTask,
/**
 * The position as the seat sees it, with its choices.
 */
position: Position,
/**
 * The position in words.
 */
sections: Array<Section>,
/**
 * If it was asked for.
 */
solution?: LessonSolution, id: string, title: Bilingual,
/**
 * The numbers of the rules it shows.
 */
rules: Array<string>,
/**
 * Whether the visitor has found the solution.
 */
done: boolean, };

export type LessonSolution = { action: ChoiceAction,
/**
 * The clicks that lead to it, as the page names parts; or that would mean it if it were allowed.
 */
clicks: Array<string>, story: Bilingual,
/**
 * What the action brings.
 */
events: Array<EventLine>,
/**
 * The position after it; none if it is not allowed.
 */
after?: Position,
/**
 * Why the action is not allowed, and by which rule.
 */
refusal?: Refusal, };

export type LessonSummary = { id: string, title: Bilingual,
/**
 * The numbers of the rules it shows.
 */
rules: Array<string>,
/**
 * Whether the visitor has found the solution.
 */
done: boolean, };

export type LessonTask = { "kind": "find", points: number, } | { "kind": "do", action: ChoiceAction, clicks: Array<string>, } | { "kind": "why", action: ChoiceAction, clicks: Array<string>, reasons: Array<Text>, };

export type LessonTry = { action?: ActionName, reason?: number, };

export type Me = { id: string, name: string,
/**
 * Whether there is an account with a password.
 */
account: boolean, };

export type NameBody = { name: string, };

export type OptionInfo = { name: string, allowed: Array<OptionValue>, default: OptionValue, };

export type OptionValue = boolean | number | string;

export type OptionValues = { [name: string]: OptionValue };

export type Outcome = { scores: Array<number>, ranks: Array<number>, };

export type OutlookLine = { then: ChoiceAction, points: number, events: Array<EventLine>, };

export type PasswordBody = { old: string, new: string, };

export type Phase = "gathering" | "running" | "over" | "abandoned";

export type PlayedGame = { table: string,
/**
 * When it was over, in milliseconds since 1970.
 */
at: number, players: number, score: number, rank: number,
/**
 * The best score of the others.
 */
best_other: number, };

export type PlayerReview = {
/**
 * The sum of its luck.
 */
luck: number,
/**
 * The sum of what its decisions lost.
 */
loss: number,
/**
 * The mean loss of a decision that was not forced; 0 if there was none.
 */
mean_loss: number,
/**
 * How many decisions were not forced.
 */
decisions: number,
/**
 * How many of them were the best choice, or as good.
 */
best: number, };

export type PointsLine = { seat: Seat, amount: number, source: string, rule: string, };

export type Position = {
/**
 * Counts everything that was ever done at the table.
 */
version: number, viewer: Viewer,
/**
 * How many events the viewer has seen before `events`: later ones it was sent are void.
 */
events_from: number, events: Array<EventLine>, view: unknown, turn: Turn,
/**
 * For each seat the decision that it is asked.
 */
decisions: Array<number | null>,
/**
 * What the viewer may do now, as ways of clicks.
 */
choices: Choices,
/**
 * Whether the viewer's seat could take back its last action now.
 */
undo: boolean, scores: Array<number>, ranks: Array<number>,
/**
 * In an open look back: what each seat knew.
 */
views?: Array<unknown>,
/**
 * For each seat, if the table has a clock.
 */
clocks?: Array<ClockState>, };

export type Preview = { action: ChoiceAction,
/**
 * What would happen at once.
 */
events: Array<EventLine>,
/**
 * For a hidden choice: every use it could be put to, if the turn to use it had come.
 */
outlook?: Array<OutlookLine>,
/**
 * In games that count only at the end: by how much the estimate of the own final score would change.
 */
estimate?: number, };

export type Progress = { done: number, of: number, };

export type PuzzleAnswer = {
/**
 * Whether it is the solution, or comes to the same.
 */
right: boolean, outcome: PuzzleOutcome,
/**
 * Why it is right, or how much it would lose.
 */
text: Text,
/**
 * Once it is solved or shown.
 */
solution?: PuzzleSolution, };

export type PuzzleList = {
/**
 * The puzzle of this day.
 */
daily: string,
/**
 * From easy to hard.
 */
puzzles: Array<PuzzleSummary>, };

export type PuzzleOutcome = "solved" | "solved-later" | "failed";

export type PuzzlePosition = {
/**
 * The position as the seat sees it, with its choices.
 */
position: Position, id: string, options: OptionValues, seat: Seat, difficulty: Difficulty, gap: number,
/**
 * How the visitor did, if they tried.
 */
outcome?: PuzzleOutcome, };

export type PuzzleSolution = { action: ChoiceAction,
/**
 * The clicks that lead to it, as the page names parts.
 */
clicks: Array<string>,
/**
 * The best choices and the one tried, the best first.
 */
choices: Array<ValuedChoice>,
/**
 * What speaks for the solution, besides what `PuzzleAnswer::text` says.
 */
reasons: Array<Text>, };

export type PuzzleSummary = { id: string, options: OptionValues, seat: Seat, difficulty: Difficulty, gap: number,
/**
 * How the visitor did, if they tried.
 */
outcome?: PuzzleOutcome, };

export type PuzzleTry = { action?: ActionName, };

export type Record = {
/**
 * The version of this format.
 */
tavola: number, game: string,
/**
 * Every option of the game, defaults included.
 */
options: OptionValues,
/**
 * Who played, by seat.
 */
seats: Array<string>, steps: Array<Step>,
/**
 * Traced records: the number of legal actions of the actor before each step (0 for chance).
 */
legal?: Array<number> | null,
/**
 * Traced records: all scores after each step.
 */
scores?: Array<Array<number>> | null,
/**
 * Absent while the game runs.
 */
result?: Outcome | null, };

export type RecordCreated = { record: string, };

export type RecordSummary = { record: string, game: string, options: OptionValues,
/**
 * Who played, by seat.
 */
seats: Array<string>,
/**
 * For each seat; empty if the game did not end.
 */
scores: Array<number>,
/**
 * Milliseconds since 1970.
 */
created: number, };

export type Refusal = { text: Text, rule?: string, };

export type Replay = { game: string, options: OptionValues,
/**
 * Who played, by seat.
 */
seats: Array<string>,
/**
 * The seats that the visitor may look with.
 */
eyes: Array<number>,
/**
 * Whether the visitor may look at everything.
 */
open: boolean,
/**
 * The visitor's own seats.
 */
yours: Array<number>,
/**
 * Whether the game has ended, with a result or without.
 */
over: boolean,
/**
 * By seat, if the game ended with a result.
 */
ranks?: Array<number>, steps: Array<ReplayStep>, };

export type ReplayLine = { text: Text, points?: PointsLine, };

export type ReplayStep = {
/**
 * Who acted; nobody if it was chance.
 */
seat?: Seat,
/**
 * The round after it, from 1; 0 before the first.
 */
round: number,
/**
 * What was seen of it, in words.
 */
lines?: Array<ReplayLine>,
/**
 * After it.
 */
scores: Array<number>, };

export type Review = { game: string, options: OptionValues,
/**
 * Who played, by seat.
 */
seats: Array<string>, seed: number,
/**
 * So much search each decision got.
 */
iterations: number, scores: Array<number>, ranks: Array<number>,
/**
 * What could be expected after each number of steps, from none to all.
 */
forecasts: Array<Forecast>, draws: Array<DrawReview>, decisions: Array<DecisionReview>,
/**
 * By seat.
 */
players: Array<PlayerReview>,
/**
 * Where the points came from.
 */
sheet: Array<SheetLine>,
/**
 * The three moments that mattered most, in the order in which they came.
 */
turning_points: Array<TurningPoint>,
/**
 * The players compared, a sentence each.
 */
comparison: Array<Text>, };

export type ReviewState = { "state": "missing" } | { "state": "running", progress: Progress, } | { "state": "ready",
/**
 * As it is kept.
 */
review: Review, };

export type Seat = number;

export type SeatInfo = { sitter: Sitter,
/**
 * Empty for a free seat.
 */
name: string, ready: boolean, connected: boolean,
/**
 * Whether a computer player plays for the person.
 */
taken_over: boolean, resigned: boolean,
/**
 * Whether this seat agrees to end the game without a result.
 */
agrees_to_abandon: boolean,
/**
 * The seat's part of the table's chance, once the game is over.
 */
nonce?: string, };

export type SeatPlan = { "kind": "open" } | { "kind": "mine", name?: string, } | { "kind": "bot", bot: string, };

export type SeatSummary = { sitter: Sitter,
/**
 * Empty for a free seat.
 */
name: string, };

export type Section = { heading: Text, lines: Array<Text>, };

export type SheetLine = { source: string, points: Array<number>, };

export type Sitter = { "kind": "nobody" } | { "kind": "person" } | { "kind": "bot", bot: string, };

export type SourceStatistics = {
/**
 * Named by the message `source-…` of the game.
 */
source: string,
/**
 * The player's mean points from it in a game.
 */
own: number,
/**
 * The same for everybody else at those tables.
 */
others: number,
/**
 * In how many games nothing else brought the player more.
 */
favorite: number, };

export type Statistics = {
/**
 * The games that were played at all, those played most first.
 */
games: Array<GameStatistics>,
/**
 * Whether there are older games than those that were counted.
 */
more: boolean, };

export type Step = [Seat | "chance", string];

export type TableCreated = { table: string, };

export type TableInfo = { table: string, version: number, game: string,
/**
 * The version of the rules that the game is played by.
 */
rules: number, options: OptionValues, access: Access, clock: ClockRule,
/**
 * Whether everybody may ask for hints.
 */
hints: boolean, phase: Phase, seats: Array<SeatInfo>,
/**
 * The visitor's own seats.
 */
yours: Array<number>,
/**
 * Whether the visitor has opened the table.
 */
host: boolean,
/**
 * SHA-256 of the server's seed, shown before anything is drawn.
 */
commitment: string,
/**
 * The seed itself, once the game is over.
 */
seed?: string,
/**
 * The table at which the same people play again.
 */
rematch?: string, };

export type TableSummary = { table: string, game: string, options: OptionValues, phase: Phase,
/**
 * The name of whoever has opened it; empty if they are gone.
 */
host: string, seats: Array<SeatSummary>,
/**
 * The visitor's own seats.
 */
yours: Array<number>,
/**
 * The seats that must act now.
 */
turn: Array<number>,
/**
 * Whether one of the visitor's own seats must act.
 */
your_turn: boolean,
/**
 * For each seat; empty before the start.
 */
scores: Array<number>, };

export type Text = { key: string, args?: Array<[string, Arg]>, };

export type ToClient = { "type": "table" } & TableInfo | { "type": "position" } & Position | { "type": "chat", lines: Array<ChatLine>, } | { "type": "done", id: string, version: number, } | { "type": "refused", id: string, error: ApiError, } | { "type": "previewed", id: string, preview: Preview, } | { "type": "described", id: string, sections: Array<Section>, } | { "type": "hinted", id: string, decision: number, hints: Hints, };

export type ToServer = {
/**
 * At most 64 characters.
 */
id: string, } & ({ "type": "act", seat: number, decision: number, action: ActionName, } | { "type": "undo", seat: number, } | { "type": "preview", seat: number, action: ActionName, } | { "type": "hint", seat: number, } | { "type": "describe" } | { "type": "look", seat: number | null, } | { "type": "ready", seat: number, nonce: string, } | { "type": "leave", seat: number, } | { "type": "return", seat: number, } | { "type": "remove", seat: number, } | { "type": "resign", seat: number, } | { "type": "abandon", seat: number, agree: boolean, } | { "type": "rematch" } | { "type": "say", text: string, } | { "type": "mute", seat: number, muted: boolean, });

export type Turn = { "choose": Seat } | { "commit": Array<Seat> } | "chance" | "over";

export type TurningKind = "decision" | "draw";

export type TurningPoint = {
/**
 * The step, from 0.
 */
step: number, kind: TurningKind,
/**
 * Who lost by the decision, or whom the draw suited best.
 */
seat: Seat,
/**
 * How much it cost or brought.
 */
points: number,
/**
 * It in words: who did what, what would have been better, how much it cost; or whom a draw suited.
 */
text: Text, };

export type ValuedChoice = { action: ChoiceAction,
/**
 * The expected lead of whoever chooses, over the mean of the others.
 */
value: number, forecast: Forecast, };

export type Viewer = { "seat": Seat } | "spectator";
