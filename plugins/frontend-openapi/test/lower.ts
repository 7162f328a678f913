import {
  type Api,
  checkInvariants,
  createCollector,
  createMemorySources,
  createOriginTable,
  type Diagnostic,
  type FrontendContext,
  type HttpOperation,
  type SourceDocument,
} from "@sdkwright/plugin-api";
import { frontend } from "../src/index.js";

export interface Lowered {
  readonly api: Api;
  readonly diagnostics: readonly Diagnostic[];
  /** `code pointer`, in order of report. */
  readonly findings: readonly string[];
  /** The operation of that id, or of that `METHOD /path`. */
  operation(id: string): HttpOperation;
}

type Options = Partial<Pick<FrontendContext, "settings" | "idPrefix" | "namespace" | "configuredSchemes">>;

/** Lowers a document whose root holds what is given beside `openapi` and `info`. */
export async function lower(root: object, options: Options = {}): Promise<Lowered> {
  const base = { openapi: "3.1.0", info: { title: "Test", version: "1" } };
  return lowerFiles({ "openapi.json": { ...base, ...root } }, options);
}

/** Lowers `openapi.json`, with further files beside it. A sound IR is part of every test. */
export async function lowerFiles(files: Record<string, unknown>, options: Options = {}): Promise<Lowered> {
  const collector = createCollector();
  const texts = Object.fromEntries(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
  const sources = createMemorySources(texts, collector.report);
  const entry = sources.read("openapi.json") as SourceDocument;
  const context: FrontendContext = {
    sources,
    report: collector.report,
    origins: createOriginTable(),
    settings: {},
    idPrefix: "",
    configuredSchemes: new Set(),
    ...options,
  };
  const api = await frontend.lower(entry, context);
  const broken = checkInvariants(api);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  return {
    api,
    diagnostics: collector.list,
    findings: collector.list.map(
      ({ code, location }) => `${code} ${location && "pointer" in location ? location.pointer : ""}`,
    ),
    operation: (id) => find(api, id),
  };
}

function find(api: Api, id: string): HttpOperation {
  for (const operation of Object.values(api.operations)) {
    if (operation.kind !== "http") continue;
    const path = operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
    if (operation.operationId === id || `${operation.method} ${path}` === id) return operation;
  }
  throw new Error(`There is no operation ${id}`);
}

/** A path item with one operation. */
export function get(operation: object): object {
  return { get: { responses: { 204: { description: "None." } }, ...operation } };
}

export const json = (schema: object) => ({ content: { "application/json": { schema } } });
