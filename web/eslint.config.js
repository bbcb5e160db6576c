// Rules that find faults. The looks of the code are prettier's business, types and unused names svelte-check's.

import css from "@eslint/css";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const CODE = ["**/*.js", "**/*.ts", "**/*.svelte"];
const TYPED = ["**/*.ts", "**/*.svelte"];

export default defineConfig(
  globalIgnores(["dist/", "src/protocol/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: CODE, extends: [js.configs.recommended, ts.configs.recommended, svelte.configs.recommended] },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // svelte-check finds these, too.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets here are caches and sums that nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the end of a block is lost unless it is written so.
      "svelte/no-useless-mustaches": "off",
      // There are no stores on this page.
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    extends: [css.configs.recommended],
    rules: {
      "css/no-important": "off",
      // Variables are set in one file and used in others: a test follows them.
      "css/no-invalid-properties": ["error", { allowUnknownVariables: true }],
      "css/use-baseline": "off",
    },
  },
);
