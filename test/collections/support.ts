import { readFileSync } from "node:fs";
import { inMemoryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { compileFolder, filesOf, reportOf } from "../support/compile.js";

/** An entry of a collection, a header, a parameter or a variable. */
export interface Entry {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly description?: string;
}

/** A part of a collection: a folder or a request. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly item?: readonly Item[];
  readonly event?: readonly { readonly listen: string; readonly script: { readonly exec: readonly string[] } }[];
  readonly request?: {
    readonly method: string;
    readonly auth: { readonly type: string; readonly [type: string]: unknown };
    readonly header: readonly Entry[];
    readonly url: {
      readonly raw: string;
      readonly path?: readonly string[];
      readonly query?: readonly Entry[];
      readonly variable?: readonly Entry[];
    };
    readonly body?: {
      readonly mode: string;
      readonly raw?: string;
      readonly formdata?: readonly (Entry & { readonly type: string; readonly contentType?: string })[];
    };
  };
  readonly response?: readonly { readonly name: string; readonly code: number; readonly body: string }[];
}

/** A collection in the format v2.1. */
export interface Collection extends Item {
  readonly info: { readonly name: string; readonly _postman_id: string };
  readonly item: readonly Item[];
}

const generators = [{ name: "gen-collection", version: "*", output: { location: "local-file-system", path: "out" } }];

/** The files that the generator emits for a workspace: `api` and what else its generators.yml says, and the definitions. */
export function collectionFiles(
  workspace: object,
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  return inMemoryFolder(async (folder) => {
    const config = { ...workspace, groups: { sdk: { generators } } };
    writeFolder(folder, new Map([...Object.entries(files), ["generators.yml", JSON.stringify(config)]]));
    const result = await compileFolder(folder);
    if (!result.ok) throw new Error(reportOf(result));
    return filesOf(result);
  });
}

/** The collection of an OpenAPI definition. */
export async function collectionOf(openapi: object, workspace: object = {}): Promise<Collection> {
  const api = { specs: [{ openapi: "openapi.json" }] };
  const files = await collectionFiles({ api, ...workspace }, { "openapi.json": JSON.stringify(openapi) });
  return JSON.parse(files.get("collection.json") ?? "") as Collection;
}

/** All requests of a collection by their names, those of folders with the names of these before them. */
export function requestsOf({ item = [] }: Item, path = ""): ReadonlyMap<string, Item> {
  const requests = item.flatMap((one): (readonly [string, Item])[] => {
    const name = path === "" ? one.name : `${path} / ${one.name}`;
    return one.request ? [[name, one]] : [...requestsOf(one, name)];
  });
  return new Map(requests);
}

function schemaOf(name: string): object {
  return JSON.parse(readFileSync(`${ROOT}test/collections/schemas/${name}.schema.json`, "utf8")) as object;
}

function validatorOf(name: string, part = ""): (value: unknown) => readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: false }).addSchema(schemaOf(name), name);
  const validate = ajv.compile({ $ref: `${name}${part}` });
  return (value) => {
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** What is wrong with files of OpenCollection, by its JSON Schema. */
const OPEN = {
  root: validatorOf("opencollection-1.0.0"),
  folder: validatorOf("opencollection-1.0.0", "#/$defs/Folder"),
  environment: validatorOf("opencollection-1.0.0", "#/$defs/Environment"),
  http: validatorOf("opencollection-1.0.0", "#/$defs/HttpRequest"),
  websocket: validatorOf("opencollection-1.0.0", "#/$defs/WebSocketRequest"),
};

/** What is wrong with a folder of OpenCollection, by its files. */
export function openProblems(files: ReadonlyMap<string, string>): readonly string[] {
  const own = [...files].filter(([path]) => path.startsWith("opencollection/") && path.endsWith(".yml"));
  return own.flatMap(([path, text]) => {
    const value = parse(text) as { readonly http?: object; readonly websocket?: object };
    const kind = path.endsWith("/opencollection.yml")
      ? "root"
      : path.startsWith("opencollection/environments/")
        ? "environment"
        : path.endsWith("/folder.yml")
          ? "folder"
          : value.http
            ? "http"
            : "websocket";
    return OPEN[kind](value).map((problem) => `${path}${problem}`);
  });
}

/** What is wrong with a collection by the JSON Schema of the format v2.1. */
export const collectionProblems = validatorOf("collection-2.1.0");
