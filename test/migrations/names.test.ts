import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createMemorySources, createSourceSet, type Json } from "@sdkwright/source";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { applyOverlay } from "../../packages/overlay/src/index.js";
import { runMain } from "../support/main.js";
import { askedOfKiota } from "./asked/kiota.js";
import { askedOfOpenapiGenerator } from "./asked/openapi-generator.js";
import { type AskedMethod, list, type Mapping, mapping } from "./asked/request.js";
import { askedOfSpeakeasy } from "./asked/speakeasy.js";
import { askedOfStainless } from "./asked/stainless.js";
import { type Comparison, compareNames, type Figure } from "./compare.js";
import { emittedMethods } from "./emitted.js";

// Names of SDKs beside those that configurations of other generators ask for. What they ask for is read without the code of
// `init --from`. `MIGRATIONS=<folder>` compares real configurations: one in each subfolder, with its definition, and the
// arguments of the command in `command.txt`; `MIGRATIONS_TABLE=<file>` gets a line for each.

vi.setConfig({ testTimeout: 600_000 });

const FOLDER = process.env.MIGRATIONS ?? `${ROOT}packages/cli/test/migrations`;
const TABLE = process.env.MIGRATIONS_TABLE;
const CASES = readdirSync(FOLDER).filter((name) => name !== "recorded");
/** The share of names that an SDK has to keep. */
const LEAST = 0.95;

interface Copy {
  readonly folder: string;
  readonly config: Mapping;
  readonly definition: Mapping;
  readonly findings: string;
}

/** A copy of a case after `init --from`, with the foreign configuration and the definition that it was made from. */
async function migrated(name: string): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-migrated-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(FOLDER, name), folder, { recursive: true });
  const command = join(folder, "command.txt");
  const args = existsSync(command) ? readFileSync(command, "utf8").trim().split(/\s+/) : ["init", "--from", "."];
  const { code, stderr } = await runMain(args, folder);
  if (code !== 0) throw new Error(stderr);
  const sources = createSourceSet({ root: folder, report: () => {} });
  const written = readFileSync(join(folder, "generators.yml"), "utf8");
  const [, file = ""] = /^# From (.+), a configuration of /m.exec(written) ?? [];
  const specs = list(mapping(mapping(sources.read("generators.yml")?.data).api).specs);
  const definition = sources.read(String(mapping(specs[0]).openapi))!;
  const config = mapping(sources.read(file)?.data);
  const amended = await withOverlays(config, join(folder, dirname(file)), definition.data);
  return { folder, config, definition: amended, findings: stderr };
}

/** A definition with the overlays of a Speakeasy workflow, which are read before anything else. */
async function withOverlays(config: Mapping, place: string, definition: Json): Promise<Mapping> {
  const [source] = Object.values(mapping(config.sources));
  const root = place.endsWith(".speakeasy") ? dirname(place) : place;
  let document = createMemorySources({ "definition.json": JSON.stringify(definition) }).read("definition.json")!;
  for (const one of list(mapping(source).overlays)) {
    const overlay = createSourceSet({ root, report: () => {} }).read(String(mapping(one).location));
    if (overlay !== undefined) document = await applyOverlay(document, overlay, () => {});
  }
  return mapping(document.data);
}

function askedOf(config: Mapping, definition: Mapping): readonly AskedMethod[] {
  if (config.resources !== undefined) return askedOfStainless(config, definition);
  if (config.workflowVersion !== undefined || config.configVersion !== undefined)
    return askedOfSpeakeasy(config, definition);
  if (config.lockFileVersion !== undefined || config.clients !== undefined) return askedOfKiota(config, definition);
  const [first] = Object.values(mapping(mapping(config["generator-cli"]).generators));
  return askedOfOpenapiGenerator(mapping(first ?? config), definition);
}

/** The methods of the Python SDK of a folder, which gets the generator if it has none. */
async function emittedIn(folder: string): Promise<ReturnType<typeof emittedMethods>> {
  const config = readFileSync(join(folder, "generators.yml"), "utf8");
  if (!config.includes("name: gen-python-sdk")) await runMain(["add", "python"], folder);
  const made = await runMain(["generate", "--generator", "gen-python-sdk", "-o", "emitted-sdk"], folder);
  if (made.code !== 0) throw new Error(made.stderr);
  // A long reference has a file for each group.
  const sdk = join(folder, "emitted-sdk");
  const parts = existsSync(join(sdk, "reference")) ? readdirSync(join(sdk, "reference")) : [];
  const files = ["reference.md", ...parts.map((part) => join("reference", part))];
  return files.flatMap((file) => emittedMethods(readFileSync(join(sdk, file), "utf8")));
}

const shareOf = ({ asked, kept }: Figure): number => (asked === 0 ? 1 : kept / asked);
const figureText = ({ asked, kept }: Figure): string => `${kept}/${asked}`;

function rowOf(name: string, { methods, groups, parameters, lost }: Comparison): string {
  const figures = [methods, groups, parameters].map(figureText).join("\t");
  return `${name}\t${figures}\n${lost.map((one) => `  ${one}\n`).join("")}`;
}

describe.each(CASES)("%s", (name) => {
  test("methods, groups and parameters have the names that the configuration asks for", async () => {
    const { folder, config, definition } = await migrated(name);
    const comparison = compareNames(askedOf(config, definition), await emittedIn(folder));
    if (TABLE !== undefined) appendFileSync(TABLE, rowOf(name, comparison));
    const { methods, groups, parameters, lost } = comparison;
    for (const figure of [methods, groups, parameters]) {
      expect(shareOf(figure), lost.join("\n")).toBeGreaterThanOrEqual(LEAST);
    }
    expect(methods.asked).toBeGreaterThan(0);
  });
});
