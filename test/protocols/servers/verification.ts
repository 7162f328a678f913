import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { findCorpus } from "@sdkwright/testkit";
import { parse } from "yaml";

/** Values of a type that must be accepted, and that must not. */
export interface Cases {
  readonly type: string;
  readonly positive?: readonly string[];
  readonly negative?: readonly string[];
}

/** Where a value stands in a request. */
export type Place = "body" | "singleHeaderParam" | "singlePathParam" | "singleQueryParam";

const corpus = findCorpus();
/** Folder of the cases; empty where they are not there. */
export const folder = corpus.kind === "found" ? join(corpus.folder, "conjure/verification") : "";
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
/** The cases by place. */
export const cases: Readonly<Record<Place, readonly Cases[]>> =
  folder === ""
    ? { body: [], singleHeaderParam: [], singlePathParam: [], singleQueryParam: [] }
    : parse(read("master-test-cases.yml"));

/** An endpoint for each type at each place, as the verification's own server has. */
function service(): string {
  const endpoints: Record<string, object> = {};
  for (const [place, all] of Object.entries(cases)) {
    for (const [index, { type: written }] of all.entries()) {
      const type = written.replace(/\b([A-Z]\w+)\b/g, "types.$1");
      const name = `${place}${index}`;
      const params: Record<string, object> = {
        body: { http: `POST /${name}`, args: { value: type }, returns: type },
        singleHeaderParam: {
          http: `GET /${name}`,
          args: { value: { type, "param-type": "header", "param-id": "X-Value" } },
        },
        singlePathParam: { http: `GET /${name}/{value}`, args: { value: type } },
        singleQueryParam: { http: `GET /${name}`, args: { value: { type, "param-type": "query" } } },
      };
      endpoints[name] = params[place] ?? {};
    }
  }
  const declared = { name: "Cases", package: "test.api", "default-auth": "none", endpoints };
  return JSON.stringify({
    types: { "conjure-imports": { types: "types.yml" } },
    services: { CasesService: declared },
  });
}

const types = folder === "" ? {} : parse(read("example-types.conjure.yml")).types.definitions.objects;

/** Whether the request holds the fields of a body's type itself; other bodies stand under a key. */
export function hasFields(type: string): boolean {
  const { fields, alias } = types[type] ?? {};
  return fields !== undefined || (typeof alias === "string" && hasFields(alias));
}

/** The definition that has all of this, by path. */
export function definition(): ReadonlyMap<string, string> {
  return new Map([
    ["service.yml", service()],
    ["types.yml", read("example-types.conjure.yml")],
  ]);
}

/** What a server was asked. */
export interface Seen {
  readonly request: IncomingMessage;
  readonly body: string;
}

/** What the request looked like where the value stands; undefined where it was left out. */
export function wireOf(place: Place, { request, body }: Seen): string | undefined {
  const url = new URL(request.url ?? "", "http://localhost");
  if (place === "body") return body === "" ? undefined : body;
  if (place === "singleHeaderParam") return request.headers["x-value"] as string | undefined;
  if (place === "singleQueryParam") return url.searchParams.get("value") ?? undefined;
  return decodeURIComponent(url.pathname.split("/")[2] ?? "");
}

/** PLAIN format: the value as text; nothing for an absent optional. */
export const plain = (value: unknown): string | undefined => (value === null ? undefined : String(value));

/** What is not as the cases have it, and why. */
export const EXCEPTIONS: { readonly [label: string]: string } = {
  "body BinaryAliasExample":
    "The cases have it as JSON; the wire format has a body of `binary`, alias or not, as an octet-stream.",
  "singlePathParam string": "An empty part of a path leads to another endpoint: it is refused before it is sent.",
  "singlePathParam AliasString": "An empty part of a path leads to another endpoint: it is refused before it is sent.",
};
