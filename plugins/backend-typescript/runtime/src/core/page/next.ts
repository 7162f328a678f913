import { DecodeError } from "../../errors/decode.js";
import type { Core } from "../client/core.js";
import type { Call, Followed } from "../http/prepare.js";
import type { RawResponse } from "../http/response.js";
import { joinUrl, resolveUrl } from "../client/environment.js";
import { encodeJson, valueAt, withValueAt } from "../json/json.js";
import type { PageSpec } from "../spec.js";
import { linksOf } from "./link.js";

/** A page as it came. */
export interface Fetched {
  readonly data: unknown;
  readonly items: readonly unknown[];
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
    case "link":
      return nextUrl(core, call, spec, page);
    default:
      return undefined;
  }
}

type Kind<K extends PageSpec["kind"]> = Extract<PageSpec, { readonly kind: K }>;

function nextCursor(call: Call, spec: Kind<"cursor">, page: Fetched): (() => Call) | undefined {
  if (isLast(spec, page)) return undefined;
  const cursor = valueAt(spec.lastItem === true ? page.items.at(-1) : page.data, spec.next);
  if (isEmpty(cursor)) return undefined;
  const used = valueAt(call.request, spec.cursor.path);
  return () => {
    // As text: a server may answer with the number that the caller gave as text.
    const by = textOf(cursor);
    if (textOf(used) === by || wasFollowed(call.followed, by)) throw stuck(spec, page);
    const request = withValueAt(call.request, spec.cursor.path, cursor) as object;
    return { ...call, request, followed: { by, before: call.followed } };
  };
}

/** Whether a cursor is empty. Some servers write an empty list or object for the end. */
function isEmpty(cursor: unknown): boolean {
  if (cursor === undefined || cursor === null || cursor === "") return true;
  return typeof cursor === "object" && ["[]", "{}"].includes(textOf(cursor));
}

/** A cursor as text. A date is compared as it is written, which has no milliseconds. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toJSON();
  return typeof value === "object" ? (encodeJson(value) ?? "") : String(value);
}

/** Whether the page says that it is the last. */
function isLast(spec: Kind<"cursor" | "offset">, { data }: Fetched): boolean {
  const { hasNextPage } = spec;
  const lastPage = spec.kind === "offset" ? spec.lastPage : undefined;
  if (lastPage !== undefined && valueAt(data, lastPage) === true) return true;
  return hasNextPage !== undefined && valueAt(data, hasNextPage) === false;
}

/** Whether the `Link` header leads to other pages, and to none after this one. */
function endsLinks({ response }: Fetched): boolean {
  const links = linksOf(response.headers.get("link"));
  return !links.has("next") && ["prev", "first", "last"].some((relation) => links.has(relation));
}

/** Whether a cursor or URL has led to a page before: pages that lead back have no end. */
function wasFollowed(followed: Followed | undefined, by: string): boolean {
  for (let page = followed; page !== undefined; page = page.before) if (page.by === by) return true;
  return false;
}

/** Fails where a page by offset or number has the items of the one before: the server does not count on. */
export function checkCounted(call: Call, page: Fetched): void {
  const spec = call.operation.page;
  const before = call.followed?.items ?? [];
  const [first] = page.items;
  if (spec?.kind !== "offset" || !hasId(first)) return;
  if (before.length !== page.items.length) return;
  if (page.items.every((item, index) => encodeJson(item) === encodeJson(before[index]))) {
    throw stuck(spec, page);
  }
}

/** A property that tells an item from others. Items without one may well be the same twice: a series of zeros. */
const ID = /(?:^|[^A-Za-z])(?:uu|gu)?id$|(?:Id|ID)$/;

function hasId(item: unknown): boolean {
  return (
    typeof item === "object" && item !== null && Object.keys(item).some((name) => ID.test(name))
  );
}

function nextOffset(call: Call, spec: Kind<"offset">, page: Fetched): (() => Call) | undefined {
  if (page.items.length === 0 || isLast(spec, page) || endsLinks(page)) return undefined;
  const step = spec.step === undefined ? undefined : countAt(call.request, spec.step.path);
  const start = spec.start ?? (spec.unit === "page" ? 1 : 0);
  const current = countAt(call.request, spec.offset.path) ?? start;
  const before = spec.unit === "page" ? (call.followed?.seen ?? 0) : current - start;
  const seen = before + page.items.length;
  if (reaches(page, spec.totalItems, seen)) return undefined;
  if (spec.unit === "page" && reaches(page, spec.totalPages, current - start + 1)) return undefined;
  const by = spec.unit === "page" ? 1 : step !== undefined && step > 0 ? step : page.items.length;
  return () => ({
    ...call,
    request: withValueAt(call.request, spec.offset.path, current + by) as object,
    followed: { items: page.items, seen },
  });
}

/** Whether a count has come to a total of the page. Zero is what servers give that do not count. */
function reaches({ data }: Fetched, total: readonly string[] | undefined, count: number): boolean {
  const all = total === undefined ? 0 : (countAt(data, total) ?? 0);
  return all > 0 && count >= all;
}

/** A number that the caller or the server gives, in whichever form integers have. */
function countAt(request: unknown, path: readonly string[]): number | undefined {
  const given = valueAt(request, path);
  if (typeof given === "number") return given;
  if (typeof given === "string" && !/^\d+$/.test(given)) return undefined;
  return typeof given === "bigint" || typeof given === "string" ? Number(given) : undefined;
}

function nextUrl(
  core: Core,
  call: Call,
  spec: Kind<"uri" | "path" | "link">,
  page: Fetched,
): (() => Call) | undefined {
  const next =
    spec.kind === "link"
      ? linksOf(page.response.headers.get("link")).get("next")
      : valueAt(page.data, spec.next);
  if (typeof next !== "string" || next === "") return undefined;
  return () => {
    const base = core.baseUrl(call);
    const url =
      spec.kind === "path" ? joinUrl(base, next, []) : resolveUrl(next, page.response.url)?.href;
    if (url === undefined || new URL(url).origin !== new URL(base).origin) {
      throw failure(spec, page, "the next page is on another origin");
    }
    if (wasFollowed(call.followed, url)) throw stuck(spec, page);
    return { ...call, url, followed: { by: url, before: call.followed } };
  };
}

function stuck(spec: PageSpec, page: Fetched): DecodeError {
  return failure(spec, page, "the next page is one that came before");
}

/** Where a page says what the next one is; undefined where that is not in the body. */
function placeOf(spec: PageSpec): readonly string[] | undefined {
  if (spec.kind === "link") return undefined;
  return "next" in spec && !("lastItem" in spec) ? spec.next : spec.results;
}

function failure(spec: PageSpec, page: Fetched, problem: string): DecodeError {
  return pageFailure(page, placeOf(spec), problem);
}

/** A page that is not as declared, at a place of its body if it is there. */
export function pageFailure(
  { data, response, failed }: Omit<Fetched, "items">,
  path: readonly string[] | undefined,
  problem: string,
): DecodeError {
  const { status, headers } = response;
  const at = path && ["$", ...path].join(".");
  const message = failed(at === undefined ? problem : `${problem} at ${at}`);
  const rawBody = encodeJson(data) ?? "";
  return new DecodeError({
    message,
    status,
    headers,
    rawBody,
    ...(at !== undefined && { path: at }),
  });
}
