import type { JsonValue } from "@sdkwright/ir-schema";
import { SEMANTIC_VERSION } from "./versions.js";

/** One option of a plugin. Names are kebab-case; the camelCase spelling is accepted too. */
export interface OptionSpec {
  readonly type: "string" | "boolean" | "integer" | "number" | "object" | "strings" | "any";
  readonly description: string;
  readonly default?: JsonValue;
  readonly values?: readonly string[];
  /** What each of the values does, for editors. */
  readonly valueTexts?: { readonly [value: string]: string };
  /** What a string has to look like: a regular expression for all of it, and its words in a message, as in "must be ...". */
  readonly form?: { readonly pattern: string; readonly words: string };
  /** The smallest number. */
  readonly minimum?: number;
  /**
   * A value that is understood but not supported, and what happens in its place. `partly`: the plugin still receives it,
   * since it supports a part of it.
   */
  readonly unsupported?: { readonly value: JsonValue; readonly instead: string; readonly partly?: boolean };
  /** Words that stand for a value of the type, such as `infinity` for 0. */
  readonly means?: { readonly [word: string]: JsonValue };
  /** Key of a mapping that may hold the value in place of the value itself: `path` in `module: { path: ... }`. */
  readonly member?: string | undefined;
  /** Further spellings, such as `noSerdeLayer`. */
  readonly aliases?: readonly string[];
}

/** The options that a plugin accepts: from it come validation, help, the editor schema and the documentation. */
export type OptionSchema = { readonly [name: string]: OptionSpec };

/** Checked options, keyed by kebab-case name, defaults filled in. */
export type OptionValues = { readonly [name: string]: JsonValue | undefined };

interface ValueTypes {
  readonly string: string;
  readonly boolean: boolean;
  readonly integer: number;
  readonly number: number;
  readonly object: { readonly [key: string]: JsonValue };
  readonly strings: readonly string[];
  readonly any: JsonValue;
}

type ValueOf<S extends OptionSpec> = S["values"] extends readonly (infer V)[] ? V : ValueTypes[S["type"]];

/** The values of checked options, typed by their schema: one with a default is always there. */
export type OptionsOf<S extends OptionSchema> = {
  readonly [K in keyof S]: S[K] extends { readonly default: JsonValue } ? ValueOf<S[K]> : ValueOf<S[K]> | undefined;
};

/**
 * Defaults of calls, which a generator and a caller can change: how often a call is repeated, and the time limit of an
 * attempt. Runtimes have the same values, so that descriptors leave them out.
 */
export const CALL_DEFAULTS = { maxRetries: 2, timeoutSeconds: 60 } as const;

/** What generators of every language accept beside options of their own. */
export const sharedOptions = {
  "package-version": {
    type: "string",
    description:
      "Version of the SDK, such as `1.4.0`: in its manifest, and in the User-Agent header. `--version` overrides it. Default: that of the last run, or 0.0.1.",
    form: { pattern: SEMANTIC_VERSION, words: "a semantic version, such as `1.4.0`" },
  },
  "max-retries": {
    type: "integer",
    description: "How often a failed call is repeated unless told otherwise.",
    minimum: 0,
    default: CALL_DEFAULTS.maxRetries,
  },
  "timeout-seconds": {
    type: "number",
    description: "Default time limit of an attempt; 0 means no limit.",
    minimum: 0,
    default: CALL_DEFAULTS.timeoutSeconds,
    means: { infinity: 0 },
    aliases: ["timeoutInSeconds", "timeout-in-seconds", "defaultTimeoutInSeconds", "default-timeout-in-seconds"],
  },
  "retry-unsafe": {
    type: "boolean",
    description: "Repeat calls that may have taken effect already, unless told otherwise.",
    default: false,
  },
  "inline-path-parameters": {
    type: "boolean",
    description:
      "Overrides the definition's setting of the same name: false makes path parameters arguments of their own.",
  },
  "user-agent": {
    type: "string",
    description: "Value of the User-Agent header, instead of the package's name and version.",
    form: { pattern: "[!-~](?:[ -~]*[!-~])?", words: "a valid header value: ASCII on one line" },
  },
  "wire-tests": {
    type: "boolean",
    description: "Emit tests that call every method against a local server.",
    default: true,
  },
  "ci-workflow": {
    type: "boolean",
    description:
      "Emit GitHub Actions workflows: one builds and tests every push, another publishes version tags to the configured registry.",
    default: true,
  },
  "agent-files": {
    type: "boolean",
    description: "Emit `AGENTS.md`, `SKILL.md` and `llms.txt`, from which coding agents learn to use the SDK.",
    default: true,
  },
  license: {
    type: "string",
    description: "Licence of the package, such as `MIT`, if neither `metadata` nor the repository has one.",
    form: { pattern: "\\S(?:[^\\n]*\\S)?", words: "the name of a licence, such as `MIT`" },
  },
  "include-platform-headers": {
    type: "boolean",
    description: "Not supported: the User-Agent header already names the package, its version, language and platform.",
    default: false,
    unsupported: {
      value: true,
      instead: "the User-Agent header names the package, its version, language and platform",
    },
  },
  "auto-generate-idempotency-key": { type: "any", description: "Overrides the API's setting of the same name." },
} as const satisfies OptionSchema;
