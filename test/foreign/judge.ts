import { Readable } from "node:stream";
import * as validator from "express-openapi-validator";
import { parse } from "qs";
import { batchesOf } from "./document.js";
import type { RecordedRequest } from "./record.js";

/** What the validator says of a request; undefined where it accepts it. */
export type Verdict = string | undefined;

type Handler = (request: object, response: object, next: (error?: unknown) => void) => void;

/** Bodies as the parsers of Express hand them on. */
function parsedBody({ headers, body }: RecordedRequest): unknown {
  const type = headers["content-type"]?.split(";")[0] ?? "";
  if (body.length === 0) return undefined;
  if (/[/+]json$/.test(type)) return JSON.parse(body.toString());
  if (type === "application/x-www-form-urlencoded") return parse(body.toString(), { depth: 20, arrayLimit: 100 });
  return type.startsWith("multipart/") ? undefined : body.toString();
}

/** Parameters whose names have brackets, as they are written. */
function bracketed(search: string): Record<string, string | string[]> {
  const names = [...new URLSearchParams(search).keys()].filter((name) => name.includes("["));
  const all = new URLSearchParams(search);
  const given = (name: string): string | string[] =>
    all.getAll(name).length > 1 ? all.getAll(name) : (all.get(name) ?? "");
  return Object.fromEntries(names.map((name) => [name, given(name)]));
}

/** A request as Express hands it to its middleware. */
function expressRequest(sent: RecordedRequest): object {
  const { pathname, search } = new URL(sent.url);
  const { method, headers } = sent;
  const url = pathname + search;
  const cookies = (headers.cookie ?? "").split("; ").filter((pair) => pair !== "");
  return Object.assign(Readable.from([sent.body]), {
    method,
    headers: { ...headers, "content-length": String(sent.body.length) },
    url,
    originalUrl: url,
    path: pathname,
    baseUrl: "",
    // Names with brackets are both: parameters of that name, and parts of objects.
    query: { ...parse(search.slice(1), { depth: 20, arrayLimit: 100 }), ...bracketed(search) },
    cookies: Object.fromEntries(cookies.map((pair) => pair.split("=", 2).map(decodeURIComponent))),
    body: parsedBody(sent),
    params: {},
    app: { enabled: () => false, param: () => undefined },
    get: (name: string) => headers[name.toLowerCase()],
  });
}

const isForm = ({ headers }: RecordedRequest): boolean => /form/.test(headers["content-type"] ?? "");

/**
 * The middleware for a document. Forms hold nothing but text, and a list of one looks like none: from forms, numbers and
 * lists are read; JSON is taken as it is.
 */
function handlersOf(document: object, coerceTypes: "array" | false): Handler[] {
  return validator.middleware({
    apiSpec: document as Parameters<typeof validator.middleware>[0]["apiSpec"] & object,
    validateApiSpec: false,
    validateRequests: { coerceTypes, allowUnknownQueryParameters: true },
    validateResponses: false,
    validateSecurity: false,
  }) as unknown as Handler[];
}

async function verdictOf(handlers: readonly Handler[], sent: RecordedRequest): Promise<Verdict> {
  const request = expressRequest(sent);
  try {
    for (const handler of handlers) {
      await new Promise<void>((resolve, reject) => {
        handler(request, {}, (error) => (error === undefined ? resolve() : reject(error)));
      });
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** How many operations are judged by one document: each request is compared with all of its routes. */
const BATCH = 50;

/** What the validator says of requests of the definition in a file, in their order. */
export async function judgeAll(file: string, sent: readonly RecordedRequest[]): Promise<Verdict[]> {
  const batchOf = batchesOf(file);
  const verdicts: Verdict[] = [];
  for (let at = 0; at < sent.length; at += BATCH) {
    const some = sent.slice(at, at + BATCH);
    const { document, prefixes } = batchOf(some.map(({ name }) => name));
    const plain = handlersOf(document, false);
    const coercing = handlersOf(document, "array");
    for (const one of some) {
      const prefix = prefixes.get(one.name);
      if (prefix === undefined) {
        verdicts.push("The validator's router cannot read the path");
        continue;
      }
      const url = new URL(one.url);
      url.pathname = prefix + url.pathname.replaceAll("+", "%2B");
      verdicts.push(await verdictOf(isForm(one) ? coercing : plain, { ...one, url: url.href }));
    }
  }
  return verdicts;
}
