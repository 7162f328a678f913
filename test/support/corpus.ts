import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { CompileResult } from "@sdkwright/compiler";
import {
  type Corpus,
  type CorpusEntry,
  copyWritable,
  findCorpus,
  inMemoryFolder,
  writeFolder,
} from "@sdkwright/testkit";
import { ROWS } from "../languages/index.js";
import type { LanguageSuite } from "../languages/suite.js";
import { type CompileOptions, compileFolder } from "./compile.js";

export const corpus: Corpus = findCorpus();

/** Every OpenAPI definition of the corpus, in its order; none where there is no corpus. */
export const definitions: readonly CorpusEntry[] =
  corpus.kind === "found" ? corpus.entries.filter(({ kind }) => kind === "openapi") : [];

/** A configuration that makes one definition an SDK: in which language, `generator` of the options says. */
function configOf(spec: object): string {
  const output = { location: "local-file-system", path: "sdk" };
  const [{ generator }] = ROWS as readonly [LanguageSuite];
  const generators = [{ ...generator, version: "*", output }];
  return JSON.stringify({ api: { specs: [spec] }, "default-group": "sdk", groups: { sdk: { generators } } });
}

/** Puts what a definition consists of into a folder, and gives what a configuration there says of it. */
type Prepare = (folder: string) => object;

const prepareOpenapi =
  ({ file }: CorpusEntry): Prepare =>
  (folder) => ({ openapi: relative(folder, file) });

function prepareFurther({ spec, content }: FurtherDefinition): Prepare {
  return (folder) => {
    copyWritable(content, join(folder, basename(content)));
    return spec;
  };
}

/** Takes what was prepared through frontend and backend, in memory; of a faulty definition, what is sound. */
function compilePrepared(prepare: Prepare, options: CompileOptions): Promise<CompileResult> {
  return inMemoryFolder((folder) => {
    writeFolder(folder, new Map([["generators.yml", configOf(prepare(folder))]]));
    return compileFolder(folder, { ...options, keepGoing: true });
  });
}

/** Takes one definition of OpenAPI through frontend and backend, in memory; of a faulty one, what is sound. */
export function compileDefinition(entry: CorpusEntry, options: CompileOptions = {}): Promise<CompileResult> {
  return compilePrepared(prepareOpenapi(entry), options);
}

/** What the files of the corpus that are no definitions are: nothing to compile. */
const NO_DEFINITION =
  /^conjure\/(spec-tests\/|verification\/master-test-cases\.yml$|imports\/normalized\.conjure\.json$)/;

/** A definition of another format than OpenAPI. */
export interface FurtherDefinition extends CorpusEntry {
  /** What a configuration says of it, relative to a folder with a copy of `content`. */
  readonly spec: object;
  /** Absolute: the file, or the folder with the files that refer to each other. */
  readonly content: string;
}

/** Every definition of the corpus that is not OpenAPI's, in its order; a folder gives one for each of its documents. */
export const furtherDefinitions: readonly FurtherDefinition[] =
  corpus.kind === "found" ? corpus.entries.flatMap((entry) => furtherDefinition(corpus.folder, entry)) : [];

function furtherDefinition(folder: string, entry: CorpusEntry): FurtherDefinition[] {
  const { kind, path } = entry;
  const [, top = ""] = path.split("/");
  const content = join(folder, kind, top);
  if (NO_DEFINITION.test(path)) return [];
  if (kind === "proto") return [{ ...entry, content, spec: { proto: { root: top } } }];
  if (kind === "openrpc" || kind === "conjure" || kind === "asyncapi") {
    const below = path.slice(kind.length + 1);
    if (!path.endsWith("/")) return [{ ...entry, content, spec: { [kind]: below } }];
    const documents = readdirSync(content).map((name) => `${below}${name}/asyncapi.yaml`);
    const found = documents.filter((name) => existsSync(join(folder, kind, name)));
    return found.map((name) => ({ ...entry, path: `${kind}/${name}`, content, spec: { [kind]: name } }));
  }
  return [];
}

/** A definition of any format, and what takes it through frontend and backend. */
export interface RealDefinition {
  readonly entry: CorpusEntry;
  readonly prepare: Prepare;
  readonly compile: (options: CompileOptions) => Promise<CompileResult>;
}

function realDefinition(entry: CorpusEntry, prepare: Prepare): RealDefinition {
  return { entry, prepare, compile: (options) => compilePrepared(prepare, options) };
}

/** Every definition of the corpus. */
export const realDefinitions: readonly RealDefinition[] = [
  ...definitions.map((entry) => realDefinition(entry, prepareOpenapi(entry))),
  ...furtherDefinitions.map((entry) => realDefinition(entry, prepareFurther(entry))),
];

/** How many definitions of each kind a sample has, and up to which size in bytes. */
export interface Sample {
  readonly counts: { readonly [kind: string]: number };
  readonly maximum: number;
}

/** Definitions spread over the corpus; with `CORPUS=all`, every one. */
export function sampleOfDefinitions({ counts, maximum }: Sample): readonly RealDefinition[] {
  if (process.env.CORPUS === "all") return realDefinitions;
  return Object.entries(counts).flatMap(([kind, count]) => {
    const candidates = realDefinitions.filter(({ entry }) => entry.kind === kind && entry.bytes < maximum);
    const step = Math.max(1, candidates.length / count);
    const indices = Array.from({ length: Math.min(count, candidates.length) }, (_, index) => Math.floor(index * step));
    return indices.flatMap((index) => candidates[index] ?? []);
  });
}

/** The name of a definition's SDK where several are handled at once. */
export const folderOf = (path: string): string => path.replace(/\W+/g, "_");

/** Definitions with errors, and why each is really the definition's fault. What is sound of them is emitted all the same. */
export const FAULTY: { readonly [path: string]: string } = {
  "openapi/cloudflare-2023-01.yaml": "Five operations repeat the `operationId` of another.",
  "openapi/kubernetes-2016.json":
    "54 operations repeat the `operationId` of another: each API group has `getAPIResources`.",
  "openapi/nasty/wrong-schema-names.yaml": "It refers to the schema `repository`, which it does not declare.",
  "openapi/swagger2-multi-file/index.yaml": "A file of paths refers to `#/definitions/User`, which only the index has.",
  "openapi/swagger2-discriminators.json":
    "It is Swagger 2.0, and refers to `#/components/schemas`, which only OpenAPI 3 has.",
  "asyncapi/converter-2.6.0.yml": "A message is a reference to a URL, and URLs are not followed.",
  "asyncapi/converter-2.6.0-components.yml":
    "It is made of components alone: the server, the schemas and the URL that it refers to are not there.",
  "openrpc/starknet/api/starknet_trace_api_openrpc.json":
    "It refers to `./api/starknet_api_openrpc.json`, which is a path from the folder above its own.",
  "openrpc/starknet/api/starknet_write_api.json":
    "It refers to `./api/starknet_api_openrpc.json`, which is a path from the folder above its own.",
  "openrpc/starknet/wallet-api/wallet_rpc.json":
    "It refers to `./api/starknet_api_openrpc.json`, which is a path from the folder above its own.",
  "conjure/imports/example-multi-file-circular-import-a.yml": "It imports a file that imports it.",
  "conjure/imports/example-multi-file-circular-import-b.yml": "It imports a file that imports it.",
};
