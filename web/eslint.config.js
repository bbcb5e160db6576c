// Rules that find bugs. Formatting is left to prettier, types and unused names to svelte-check.

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
      // Maps and sets here are caches and sums that need no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
      // Trailing spaces in a block are dropped unless written like this.
      "svelte/no-useless-mustaches": "off",
      // The page uses no stores.
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    // Rules live on the server. Numbers of a game come from components.json, the view or events; only geometry has its own.
    files: ["src/games/*/**/*.ts"],
    ignores: ["**/*geometry*.ts", "**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Literal[raw=/^(?![012]$)[0-9.]/]",
          message: "A number of the rules comes from components.json, a measure belongs in a file of geometry.",
        },
      ],
    },
  },
  {
    files: ["src/games/*/**/{counted,notation,run}.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Program",
          message: "The server says what counts (EventLine.counted) and what clicks mean: the page needs no such file.",
        },
      ],
    },
  },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    extends: [css.configs.recommended],
    rules: {
      "css/no-important": "off",
      // Variables are set in one file and used in others; a test checks them.
      "css/no-invalid-properties": ["error", { allowUnknownVariables: true }],
      "css/use-baseline": "off",
    },
  },
);
