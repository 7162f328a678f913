import { DecodeError } from "../../errors/decode.js";
import type { Core } from "../client/core.js";
import type { Call } from "../http/prepare.js";
import type { RawResponse } from "../http/response.js";
import { joinUrl, resolveUrl } from "../client/environment.js";
import { encodeJson, valueAt, withValueAt } from "../json/json.js";
import type { PageSpec } from "../spec.js";

/** A page as it came. */
export interface Fetched {
  readonly data: unknown;
  readonly count: number;
  readonly response: RawResponse;
  /** Text of an error: which call failed, and why. */
  readonly failed: (problem: string) => string;
}

/**
 * The call for the page after this one: undefined where this is the last. It is made when it is asked for, so that a
 * page that cannot be followed is still handed out.
 */
export function nextCall(core: Core, call: Call, page: Fetched): (() => Call) | undefined {
  const spec = call.operation.page;
  switch (spec?.kind) {
    case "cursor":
      return nextCursor(call, spec, page);
    case "offset":
      return nextOffset(call, spec, page);
    case "uri":
    case "path":
      return nextUrl(core, call, spec, page);
    default:
      return undefined;
  }
}

type Kind<K extends PageSpec["kind"]> = Extract<PageSpec, { readonly kind: K }>;

function nextCursor(call: Call, spec: Kind<"cursor">, page: Fetched): (() => Call) | undefined {
  const cursor = valueAt(page.data, spec.next);
  if (cursor === undefined || cursor === null || cursor === "") return undefined;
  const used = valueAt(call.request, spec.cursor.path);
  return () => {
    // As text: a server may answer with the number that the caller gave as text.
    if (String(used) === String(cursor)) throw stuck(page, spec.next);
    return { ...call, request: withValueAt(call.request, spec.cursor.path, cursor) as object };
  };
}

function nextOffset(call: Call, spec: Kind<"offset">, page: Fetched): (() => Call) | undefined {
  if (page.count === 0) return undefined;
  if (spec.hasNextPage !== undefined && valueAt(page.data, spec.hasNextPage) === false) {
    return undefined;
  }
  const step = spec.step === undefined ? undefined : countAt(call.request, spec.step.path);
  const start = spec.start ?? (spec.unit === "page" ? 1 : 0);
  const current = countAt(call.request, spec.offset.path) ?? start;
  const by = spec.unit === "page" ? 1 : step !== undefined && step > 0 ? step : page.count;
  return () => ({
    ...call,
    request: withValueAt(call.request, spec.offset.path, current + by) as object,
  });
}

/** A number that the caller gives, in whichever form integers have. */
function countAt(request: unknown, path: readonly string[]): number | undefined {
  const given = valueAt(request, path);
  if (typeof given === "number") return given;
  if (typeof given === "string" && !/^\d+$/.test(given)) return undefined;
  return typeof given === "bigint" || typeof given === "string" ? Number(given) : undefined;
}

function nextUrl(
  core: Core,
  call: Call,
  spec: Kind<"uri" | "path">,
  page: Fetched,
): (() => Call) | undefined {
  const next = valueAt(page.data, spec.next);
  if (typeof next !== "string" || next === "") return undefined;
  return () => {
    const base = core.baseUrl(call);
    const url =
      spec.kind === "path" ? joinUrl(base, next, []) : resolveUrl(next, page.response.url)?.href;
    if (url === undefined || new URL(url).origin !== new URL(base).origin) {
      throw failure(page, spec.next, "the next page is on another origin");
    }
    if (url === call.url) throw stuck(page, spec.next);
    return { ...call, url };
  };
}

function stuck(page: Fetched, path: readonly string[]): DecodeError {
  return failure(page, path, "the next page is the same page again");
}

/** A page that is not as declared. */
export function failure(
  { data, response, failed }: Omit<Fetched, "count">,
  path: readonly string[],
  problem: string,
): DecodeError {
  const { status, headers } = response;
  const at = ["$", ...path].join(".");
  const message = failed(`${problem} at ${at}`);
  return new DecodeError({ message, status, headers, rawBody: encodeJson(data) ?? "", path: at });
}
