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

/** Takes one definition through frontend and backend, in memory; of a faulty one, what is sound. */
export function compileDefinition({ file }: CorpusEntry, options: CompileOptions = {}): Promise<CompileResult> {
  return inMemoryFolder((folder) => {
    writeFolder(folder, new Map([["generators.yml", configOf({ openapi: relative(folder, file) })]]));
    return compileFolder(folder, { ...options, keepGoing: true });
  });
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

/** Takes one definition of another format through frontend and backend; of a faulty one, what is sound. */
export function compileFurther(
  { spec, content }: FurtherDefinition,
  options: CompileOptions = {},
): Promise<CompileResult> {
  return inMemoryFolder((folder) => {
    copyWritable(content, join(folder, basename(content)));
    writeFolder(folder, new Map([["generators.yml", configOf(spec)]]));
    return compileFolder(folder, { ...options, keepGoing: true });
  });
}

/** A definition of any format, and what takes it through frontend and backend. */
export interface RealDefinition {
  readonly entry: CorpusEntry;
  readonly compile: (options: CompileOptions) => Promise<CompileResult>;
}

/** Every definition of the corpus. */
export const realDefinitions: readonly RealDefinition[] = [
  ...definitions.map((entry) => ({ entry, compile: (options: CompileOptions) => compileDefinition(entry, options) })),
  ...furtherDefinitions.map((entry) => ({
    entry,
    compile: (options: CompileOptions) => compileFurther(entry, options),
  })),
];

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
