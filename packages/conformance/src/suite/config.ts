import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { NEEDS, type Need } from "../needs.js";
import { problemOfReads, type Reads } from "../reading/shown.js";
import { SCENARIOS } from "../scenarios/index.js";

/** A program and its arguments. */
export type CommandLine = readonly [program: string, ...args: string[]];

/** What `conformance.config.mjs` exports as `default`. Paths are relative to its folder. */
export interface ConformanceConfig {
  /** Name of the language, for the report. */
  readonly title: string;
  /** Name of a generator that is a package, or that comes with the compiler; else its name and its plugin. */
  readonly generator: string | Generator;
  /** Path of the plugin that adds the driver's table to emitted SDKs; absent where the driver needs none. */
  readonly table?: string;
  /** Commands that are run in the folder of each SDK. */
  readonly build?: readonly CommandLine[];
  /** Starts the driver in the folder of the configuration; the path of the SDK is its last argument. */
  readonly driver: CommandLine;
  /** What the language does not have: scenarios that need it are skipped. */
  readonly lacks?: readonly Need[];
  /**
   * Scenarios, or cases of them, that do not apply to the language, each with the reason: `"BN-3"`, or `"BN-3: an argument too
   * many"` for the case of this name.
   */
  readonly exceptions?: { readonly [scenarioOrCase: string]: string };
  /** What the language reads values as, where it differs from the richest form. */
  readonly reads?: Reads;
  /** What SDKs of some variants of the fixture read values as instead, by variant. */
  readonly variantReads?: { readonly [variant: string]: Reads };
  /** Seconds in which a driver has to be ready. Default 20. */
  readonly startLimit?: number;
  /** Seconds that a scenario may take. An answer may take a third of that. Default 60. */
  readonly scenarioLimit?: number;
  /** Scenarios that run at the same time. Default 2. */
  readonly concurrency?: number;
}

/** The entry of `generators` that emits the SDKs. */
export interface Generator {
  readonly name: string;
  /** Path or package of the plugin with the backend. */
  readonly plugin?: string;
  readonly config?: { readonly [key: string]: unknown };
  /** Settings that only some variants of the fixture have, such as a wider type for `integers`. */
  readonly variants?: { readonly [variant: string]: { readonly [key: string]: unknown } };
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isPackage = (value: unknown): boolean => isText(value) && !String(value).startsWith(".");
const isCommand = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText);
const isReads = (value: unknown): boolean => problemOfReads(value) === undefined;
const isCount = (value: unknown): boolean => typeof value === "number" && value > 0;

const READS =
  "what the language reads values as: `scalars`, `enums`, `unions`, `offsets`, `fraction`, `misfits`, `conversions`";

/** Names the part of `reads` that is wrong, if one of its keys is. */
function wrongPart(key: string, value: unknown): string {
  const part = key === "reads" ? problemOfReads(value) : undefined;
  return part ? `; \`${part}\` is wrong` : "";
}

/** What the keys of a configuration have to be, and how messages say it. */
const FORMS: {
  readonly [K in keyof Required<ConformanceConfig>]: readonly [holds: (value: unknown) => boolean, form: string];
} = {
  title: [isText, "a text"],
  generator: [
    (value) => isPackage(value) || isText((value as { readonly name?: unknown } | null)?.name),
    "a name, or `{ name, plugin }` for a backend that is found by its path",
  ],
  table: [isText, "a path"],
  build: [(value) => Array.isArray(value) && value.every(isCommand), "a list of commands, each a list of texts"],
  driver: [isCommand, "a command: a list of texts"],
  lacks: [
    (value) => Array.isArray(value) && value.every((item) => NEEDS.includes(item)),
    `a list of ${NEEDS.join(", ")}`,
  ],
  exceptions: [
    (value) => typeof value === "object" && value !== null && Object.values(value).every(isText),
    "reasons, each by the id of a scenario, or by its id and the name of a case: `BN-3: null`",
  ],
  reads: [isReads, READS],
  variantReads: [
    (value) => typeof value === "object" && value !== null && Object.values(value).every(isReads),
    `${READS}, by variant`,
  ],
  startLimit: [isCount, "a number of seconds"],
  scenarioLimit: [isCount, "a number of seconds"],
  concurrency: [isCount, "a number of 1 or more"],
};

const REQUIRED = ["title", "generator", "driver"] as const;

/** What is wrong with a configuration, a sentence each; empty where it is right. */
export function problemsOf(config: unknown): string[] {
  if (typeof config !== "object" || config === null) return ["It has to export an object as `default`."];
  const given = config as { readonly [key: string]: unknown };
  const missing = REQUIRED.filter((key) => given[key] === undefined).map((key) => `\`${key}\` is missing.`);
  const wrong = Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (!Object.hasOwn(FORMS, key)) return [`Unknown key \`${key}\`.`];
    const [holds, form] = FORMS[key as keyof ConformanceConfig];
    return holds(value) ? [] : [`\`${key}\` has to be ${form}${wrongPart(key, value)}.`];
  });
  return [...missing, ...wrong, ...(wrong.length === 0 ? unknownExceptions(given.exceptions) : [])];
}

/**
 * What a correct configuration names and is not there, a sentence each: emitting SDKs would fail for it, with a finding
 * about a workspace of the suite's own.
 *
 * @param root The folder of the configuration.
 */
export function missingFiles({ generator, table }: ConformanceConfig, root: string): string[] {
  const plugin = typeof generator === "string" || !generator.plugin?.startsWith(".") ? undefined : generator.plugin;
  return Object.entries({ table, "generator.plugin": plugin }).flatMap(([key, path]) =>
    path === undefined || existsSync(resolve(root, path)) ? [] : [`\`${key}\`: there is no ${resolve(root, path)}.`],
  );
}

/** An exception for nothing hides nothing, and is a mistake. */
function unknownExceptions(exceptions: unknown): string[] {
  const known = new Set(SCENARIOS.flatMap(({ id, cases }) => [id, ...cases.map(({ name }) => `${id}: ${name}`)]));
  const names = Object.keys(exceptions ?? {}).filter((name) => !known.has(name));
  return names.map((name) => `\`exceptions\` names \`${name}\`, which is no scenario and no case of one.`);
}
