import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CompileResult } from "@sdkwright/compiler";
import { createMemorySources } from "@sdkwright/source";
import {
  type CorpusEntry,
  type Files,
  hashOfPath,
  inMemoryFolder,
  oncePerProduct,
  ROOT,
  writeFolder,
} from "@sdkwright/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Edit, edits, mutate } from "../fuzz/mutations.js";
import { mutateProto } from "../fuzz/proto.js";
import { ROWS } from "../languages/index.js";
import { compileFolder, reportOf } from "../support/compile.js";
import { corpus, definitions, furtherDefinitions } from "../support/corpus.js";

const HERE = `${ROOT}test/suites/fuzz.test.ts`;
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const SEED = Number(process.env.FUZZ_SEED ?? 4);
/** Bytes of the largest definition that is edited: mistakes show in small ones too, and sooner. */
const MAX_BYTES = 20_000;
/** What no definition may take, in milliseconds of CPU: a busy machine proves nothing. */
const LIMIT = 5000;

type Kind = "openapi" | "asyncapi" | "openrpc" | "conjure" | "proto";

/** A definition that is edited: the files of a project, made of the edits. */
interface Base {
  readonly path: string;
  readonly files: (list: readonly Edit[]) => Files;
}

function configOf(spec: object): string {
  const generators = ROWS.map(({ key, generator }) => {
    return { ...generator, version: "*", output: { location: "local-file-system", path: key } };
  });
  return JSON.stringify({ api: { specs: [spec] }, "default-group": "sdk", groups: { sdk: { generators } } });
}

/** A definition of one document. */
function documentBase(kind: Kind, { path, file }: CorpusEntry): Base {
  const document = createMemorySources({ x: readFileSync(file) }).read("x")?.data ?? null;
  const name = `${kind}.json`;
  const config = configOf({ [kind]: name });
  const files = (list: readonly Edit[]): Files =>
    new Map([
      ["generators.yml", config],
      [name, mutate(document, list)],
    ]);
  return { path, files };
}

/** The files of a folder of protocol buffers, each of which is edited among the others. */
function protoBases(folder: string): Base[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".proto"));
  const texts = names.map((name) => [`protos/${name}`, readFileSync(join(folder, name), "utf8")] as const);
  return texts
    .filter(([, text]) => text.length <= MAX_BYTES)
    .map(([path, text], index) => ({
      path: `${folder}/${path}`,
      files: (list) =>
        new Map([
          ["generators.yml", configOf({ proto: { root: "protos", target: names[index] } })],
          ...texts,
          [path, mutateProto(text, list)],
        ]),
    }));
}

function basesOf(kind: Kind): Base[] {
  const further = furtherDefinitions.filter((definition) => definition.kind === kind);
  if (kind === "proto") return [...new Set(further.map(({ content }) => content))].flatMap(protoBases);
  const entries = kind === "openapi" ? definitions : further;
  const small = entries.filter(({ bytes, file }) => bytes <= MAX_BYTES && statSync(file).isFile());
  return small.map((entry) => documentBase(kind, entry));
}

/** What keeps emitted files from being code of their language; those of runtimes are the same for all definitions. */
function unreadable({ targets }: CompileResult): string[] {
  return targets.flatMap(({ emitted, generator }) => {
    const row = ROWS.find(({ generator: { name } }) => name === generator);
    return emitted.tree.entries().flatMap(([path, { kind, content }]) => {
      const tokens = kind === "runtime" ? undefined : row?.tokens(path, String(content));
      return (tokens?.problems ?? []).map((problem) => `${row?.key}: ${path}: ${problem}`);
    });
  });
}

/** What a backend does not support is said once for a whole definition. */
const OF_NO_PLACE = "compiler/feature-missing";

/** What is wrong with how files are taken; undefined where nothing is. Never mind what is wrong with the files. */
async function complaintAbout(files: Files): Promise<string | undefined> {
  return inMemoryFolder(async (folder) => {
    writeFolder(folder, files);
    const start = process.cpuUsage();
    const result = await compileFolder(folder, { keepGoing: true });
    const { user, system } = process.cpuUsage(start);
    const took = (user + system) / 1000;
    if (took > LIMIT) return `took ${Math.round(took)} ms of CPU`;
    const placed = result.diagnostics.filter(({ code, severity }) => severity !== "note" && code !== OF_NO_PLACE);
    const lost = placed.filter(({ location }) => !location);
    if (lost.length > 0) return `without a place: ${lost.map(({ code, message }) => `${code} ${message}`).join("; ")}`;
    // Finding the places is part of it.
    reportOf(result);
    return unreadable(result)[0];
  });
}

const folderOf = (kind: Kind): string => (corpus.kind === "found" ? join(corpus.folder, kind) : "");

if (corpus.kind === "absent") console.log(`skipped: test/fuzz: ${corpus.reason}`);

/** How many of the runs edit definitions of a kind: most formats have fewer features than OpenAPI. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ["openapi", 1],
  ["asyncapi", 0.3],
  ["openrpc", 0.3],
  ["conjure", 0.3],
  ["proto", 0.3],
];

describe.skipIf(corpus.kind === "absent")("edited definitions", () => {
  test.each(SHARES)(
    "of %s are taken without a fault, in time, and with every finding at its place",
    async (kind, share) => {
      const runs = Math.ceil(RUNS * share);
      const bases = basesOf(kind);
      const property = fc.asyncProperty(
        fc.nat({ max: bases.length - 1 }),
        edits,
        async (base, list: readonly Edit[]) => {
          const { path, files } = bases[base] as Base;
          const complaint = await complaintAbout(files(list));
          if (complaint !== undefined) throw new Error(`${path}: ${complaint}`);
        },
      );
      // The same seed gives the same edits.
      const edited = {
        title: `fuzz: ${runs} of ${kind} from ${SEED}`,
        module: HERE,
        reads: [hashOfPath(folderOf(kind))],
      };
      await oncePerProduct(edited, () => fc.assert(property, { numRuns: runs, seed: SEED, endOnFailure: true }));
      expect(bases.length).toBeGreaterThan(4);
    },
    7_200_000,
  );
});
