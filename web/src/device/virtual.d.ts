/** Addresses of the compiled engine and of its lessons, puzzles and rules; `null` if the page was built without it. */
declare module "virtual:engine" {
  export const engine: string | null;
  export const study: string | null;
}

/** A game's part of `protocol/components.json`, which has its type. */
declare module "virtual:components/*" {
  const components: unknown;
  export default components;
}
