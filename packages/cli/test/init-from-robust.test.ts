import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createCollector } from "@sdkwright/compiler";
import { type ConfigNames, configText, type Migration, migrate, overlaysOf, overlayText } from "@sdkwright/migrate";
import { createMemorySources, escapeToken, type Json, pointerTokens } from "@sdkwright/source";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../src/built-in.js";

vi.setConfig({ testTimeout: 180_000 });

const CASES = `${ROOT}packages/cli/test/migrations`;

type Files = { readonly [path: string]: string };

/** The files of a case, by path. */
function filesOf(name: string): Files {
  const folder = join(CASES, name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    paths.map((one) => {
      const path = join(one.parentPath, one.name);
      return [relative(folder, path), readFileSync(path, "utf8")];
    }),
  );
}

/** What the command makes of files: what it writes, and each finding. */
interface Outcome {
  readonly written: string;
  readonly findings: readonly { readonly code: string; readonly pointer: string; readonly message: string }[];
}

function outcomeOf(files: Files): Outcome {
  const { report, list, hasErrors } = createCollector();
  const sources = createMemorySources(files, report);
  const found = Object.keys(files).filter((path) => path.startsWith("openapi."));
  const migration = migrate({
    from: ".",
    found,
    languages: LANGUAGES,
    sources,
    report,
    hasErrors,
  });
  const names = {
    version: "1.0.0",
    edition: "2026-01",
    schemaComment: "#",
    generatorOf: (language: string) => `gen-${language}-sdk`,
  };
  const written = migration === undefined ? "" : textOf(migration, names);
  const findings = list.map(({ code, message, location }) => {
    return { code, message, pointer: `${location?.document ?? ""}#${location?.pointer ?? ""}` };
  });
  return { written, findings };
}

function textOf(migration: Migration, names: ConfigNames): string {
  const overlays = overlaysOf(migration).map(({ actions }) => overlayText({ ...migration, actions }));
  return [configText(migration, names), ...overlays].join("\n");
}

/** Findings that tell of a part of a configuration with all that it contains. */
const OF_ALL_WITHIN = ["asks-nothing", "no-operation", "no-schema", "not-carried"];

/** Whether a value is told of: by itself, by a part of it, or with what contains it. */
function isTold({ findings }: Outcome, path: string, pointer: string): boolean {
  const place = `${path}#${pointer}`;
  return findings.some((finding) => {
    if (finding.code === "migrate/callers-see") return false;
    if (finding.pointer === "#") return true;
    if (finding.pointer === place || finding.pointer.startsWith(`${place}/`)) return true;
    return place.startsWith(`${finding.pointer}/`) && OF_ALL_WITHIN.includes(finding.code.replace("migrate/", ""));
  });
}

/** A value in which the one at a pointer is replaced, or is not there. */
function replaced(value: Json, pointer: string, replacement: Json | undefined): Json {
  const copy = structuredClone(value);
  const tokens = pointerTokens(pointer);
  let holder = copy as Json[] & { [key: string]: Json };
  for (const token of tokens.slice(0, -1)) holder = holder[token as never] as typeof holder;
  const last = tokens.at(-1)!;
  if (replacement !== undefined) (holder as { [key: string]: Json })[last] = replacement;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as { [key: string]: Json })[last];
  return copy;
}

function valueAt(value: Json, pointer: string): Json {
  return pointerTokens(pointer).reduce((holder, token) => (holder as { [key: string]: Json })[token]!, value);
}

function kindOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

/** The pointer of each value below the top, the outer ones first. */
function pointersIn(value: Json, above = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const pointer = `${above}/${escapeToken(key)}`;
    return [pointer, ...pointersIn(inner, pointer)];
  });
}

/** Configurations by case. Each has a definition beside it. */
const CONFIGURATIONS = {
  stainless: [".stainless/stainless.yml"],
  speakeasy: [".speakeasy/workflow.yaml", ".speakeasy/gen.yaml", "python/.speakeasy/gen.yaml"],
  kiota: ["kiota-lock.json"],
  "kiota-workspace": [".kiota/workspace.json"],
  "openapi-generator": ["openapi-generator-config.yaml"],
  "openapi-generator-prefixes": ["openapi-generator-config.yaml"],
} as const;

const PLACES = Object.entries(CONFIGURATIONS).flatMap(([name, paths]) => paths.map((path) => [name, path] as const));

const REPLACEMENTS: readonly Json[] = [null, 7, true, "https://", [null], { text: null }];

/** Values that say what goes without saying. */
const NOTHING_SAID: readonly RegExp[] = [
  /production_repo: null$/,
  /publish\/(?:npm|maven): true$/,
  /param_discriminator: null$/,
  /paginated: true$/,
  /nullable: true$/,
  // What schemas of pages say beside the names of properties is in the definition too.
  /^\/pagination\/\d+\/(?:request|response)\/.*(?:type: "https:\/\/"|items: \{"text":null\})$/,
  /^\/pagination\/0\/name: "https:\/\/"$/,
];

/** Parts of the cases that say what is so anyway. */
const SO_ANYWAY: readonly RegExp[] = [
  /production_repo$/,
  // The definition has these names too.
  /models\/(?:species|answer)$/,
  /methods\/create\/type$/,
  /paginated$/,
  /^\/pagination\/0\/name$/,
  /^\/pagination\/\d+\/(?:request|response)\/.*\/(?:type|items|x-stainless-pagination-property(?:\/purpose)?)$/,
  // Operations without a method are told of together.
  /^\/unspecified_endpoints/,
  /^\/streaming\/on_event\/0$/,
  /^\/client_settings\/opts\/\w+\/(?:type|nullable|auth\/role)$/,
  // The same example twice.
  /^\/readme\/example_requests\/(?:default|headline)(?:\/params)?$/,
  /^\/readme\/example_requests\/\w+\/type$/,
  // There is one source, and one definition.
  /^\/targets\/[\w-]+\/source$/,
  /^\/inputSpec$/,
  /^\/targets\/zoo-ts\/publish\/npm\/token$/,
];

/** A key that no tool has, and what may stand below it. */
const UNKNOWN = "sharpenedTwice";
const UNKNOWN_VALUES: readonly Json[] = [true, "text", ["text"], { inner: { most: 1 } }];

describe.each(PLACES)("%s: %s", (name, path) => {
  const files = filesOf(name);
  const data = createMemorySources(files).read(path)!.data;
  const outcomeWith = (pointer: string, value: Json | undefined) =>
    outcomeOf({ ...files, [path]: JSON.stringify(replaced(data, pointer, value)) });
  const pointers = pointersIn(data);

  test("whatever is not as expected at any position is told of", () => {
    const silent: string[] = [];
    for (const pointer of pointers) {
      const without = outcomeWith(pointer, undefined);
      for (const replacement of REPLACEMENTS) {
        const outcome = outcomeWith(pointer, replacement);
        const isSame = JSON.stringify(outcome) === JSON.stringify(without);
        const shown = `${pointer}: ${JSON.stringify(replacement)}`;
        const isOtherKind = kindOf(replacement) !== kindOf(valueAt(data, pointer));
        const isStructure = typeof valueAt(data, pointer) === "object";
        if (
          (!isSame && !(isStructure && isOtherKind)) ||
          isTold(outcome, path, pointer) ||
          NOTHING_SAID.some((one) => one.test(shown))
        )
          continue;
        silent.push(shown);
      }
    }
    expect(silent).toEqual([]);
  });

  test("an unknown key at any level is named, or used", () => {
    const holders = ["", ...pointers].filter((pointer) => kindOf(valueAt(data, pointer)) === "object");
    const silent = holders.flatMap((holder) =>
      UNKNOWN_VALUES.flatMap((value) => {
        const pointer = `${holder}/${UNKNOWN}`;
        const outcome = outcomeWith(pointer, value);
        const isUsed = outcome.written.includes(UNKNOWN);
        return isUsed || isTold(outcome, path, pointer) ? [] : [`${pointer}: ${JSON.stringify(value)}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  test("whatever has no effect is told of", () => {
    const outcome = outcomeOf({ ...files, [path]: JSON.stringify(data) });
    const whole = JSON.stringify(outcome);
    const silent = pointers.filter((pointer) => {
      if (isTold(outcome, path, pointer) || SO_ANYWAY.some((one) => one.test(pointer))) return false;
      return JSON.stringify(outcomeWith(pointer, undefined)) === whole;
    });
    expect(silent).toEqual([]);
  });
});
