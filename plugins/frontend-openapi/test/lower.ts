import { type Api, type HttpOperation, pathText } from "@sdkwright/plugin-api";
import { type Lowered as Base, type LowerOptions, lowerFiles as lowerWith } from "@sdkwright/testkit";
import { frontend } from "../src/index.js";

export interface Lowered extends Base {
  /** The operation of that id, or of that `METHOD /path`. */
  operation(id: string): HttpOperation;
}

/** Lowers a document whose root holds what is given beside `openapi` and `info`. */
export async function lower(root: object, options: LowerOptions = {}): Promise<Lowered> {
  const base = { openapi: "3.1.0", info: { title: "Test", version: "1" } };
  return lowerFiles({ "openapi.json": { ...base, ...root } }, options);
}

/** Lowers `openapi.json`, with further files beside it. A sound IR is part of every test. */
export async function lowerFiles(files: Record<string, unknown>, options: LowerOptions = {}): Promise<Lowered> {
  const main = files["openapi.json"];
  const texts = Object.entries({ "openapi.json": main, ...files }).map(([path, value]) => [
    path,
    JSON.stringify(value),
  ]);
  const lowered = await lowerWith(frontend, Object.fromEntries(texts), options);
  return { ...lowered, operation: (id) => find(lowered.api, id) };
}

function find(api: Api, id: string): HttpOperation {
  for (const operation of Object.values(api.operations)) {
    if (operation.kind !== "http") continue;
    const path = pathText(operation);
    if (operation.operationId === id || `${operation.method} ${path}` === id) return operation;
  }
  throw new Error(`There is no operation ${id}`);
}

/** A path item with one operation. */
export function get(operation: object): object {
  return { get: { responses: { 204: { description: "None." } }, ...operation } };
}

export const json = (schema: object) => ({ content: { "application/json": { schema } } });
