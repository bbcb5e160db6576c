// The pages besides the start page. Each is loaded when it is first shown, with its messages, and gets its place as props.

import type { Component } from "svelte";
import { onDemand } from "./kit/on-demand";
import type { Place } from "./router.svelte";

// Each page has props of its own, those of its place.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type LoadPage = () => Promise<Component<any>>;

export const pages: Partial<Record<Place["page"], LoadPage>> = {
  table: onDemand(() => import("./table/TablePage.svelte")),
  seat: onDemand(() => import("./table/TakeSeatPage.svelte"), "start", "table"),
  rules: onDemand(() => import("./rules/RulesPage.svelte"), "rules", "lessons"),
  learn: onDemand(() => import("./lessons/ChaptersPage.svelte"), "lessons"),
  lesson: onDemand(() => import("./lessons/LessonPage.svelte"), "lessons"),
  puzzles: onDemand(() => import("./puzzles/PuzzlesPage.svelte"), "puzzles"),
  puzzle: onDemand(() => import("./puzzles/PuzzlePage.svelte"), "puzzles", "lessons"),
  replay: onDemand(() => import("./replay/ReplayPage.svelte"), "replay"),
  review: onDemand(() => import("./review/ReviewPage.svelte"), "replay"),
  mistakes: onDemand(() => import("./review/MistakesPage.svelte"), "replay"),
  statistics: onDemand(() => import("./statistics/StatisticsPage.svelte"), "replay"),
  moderation: onDemand(() => import("./moderation/ModerationPage.svelte"), "moderation"),
  device: onDemand(() => import("./account/DevicePage.svelte"), "account"),
  password: onDemand(() => import("./account/NewPasswordPage.svelte"), "account"),
  "sign-in-failed": onDemand(() => import("./account/SignInFailedPage.svelte"), "account"),
};
