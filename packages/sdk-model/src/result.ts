import { type Api, type HttpOperation, resolveType, type Type, type TypeDecl } from "@sdkwright/ir-schema";
import type { PagePlan, ReadPlan, Result, ResultCase } from "./model.js";
import { textOfEvents } from "./questions/event-text.js";
import { allProperties, typeAt } from "./questions/objects.js";
import { pageStart, pageTypes } from "./questions/page-types.js";
import { responseShape } from "./questions/response-shape.js";

/** The successes of the kind that the method gives back, by type, in declared order. */
function casesOf(api: Api, operation: HttpOperation): readonly ResultCase[] {
  const { content } = responseShape(operation);
  const byType = new Map<string, ResultCase>();
  for (const { status, contents } of operation.responses) {
    const [first] = contents;
    if (!first || first.kind !== content?.kind || first.kind === "binary") continue;
    const type = (operation.returns && typeAt(api, first.type, operation.returns)) ?? first.type;
    const key = JSON.stringify(type);
    byType.set(key, { statuses: [...(byType.get(key)?.statuses ?? []), status], type });
  }
  return [...byType.values()];
}

/** Returns how an operation's pages lead from one to the next; undefined if the pages cannot be typed. */
export function pageOf(api: Api, operation: HttpOperation): Extract<Result, { kind: "page" }> | undefined {
  const { pagination } = operation;
  const types = pageTypes(api, operation);
  if (!pagination || !types) return undefined;
  return { kind: "page", item: types.item, page: types.body, plan: planOf(operation, pagination) };
}

function planOf(operation: HttpOperation, page: NonNullable<HttpOperation["pagination"]>): PagePlan {
  const items = page.results.path;
  switch (page.kind) {
    case "cursor":
      return {
        kind: page.kind,
        request: page.cursor,
        next: page.next.path,
        ...(page.lastItem && { lastItem: page.lastItem }),
        items,
        ...(page.hasNextPage && { hasNext: page.hasNextPage.path }),
      };
    case "offset": {
      const start = pageStart(operation, page);
      return {
        kind: page.kind,
        request: page.offset,
        unit: page.unit,
        items,
        ...(page.step && { step: page.step }),
        ...(page.hasNextPage && { hasNext: page.hasNextPage.path }),
        ...(page.lastPage && { lastPage: page.lastPage.path }),
        ...(page.totalPages && { totalPages: page.totalPages.path }),
        ...(page.totalItems && { totalItems: page.totalItems.path }),
        ...(start !== undefined && { start }),
      };
    }
    case "uri":
    case "path":
      return { kind: page.kind, next: page.next.path, items };
    case "link":
    case "custom":
      return { kind: page.kind, items };
    default:
      return page satisfies never;
  }
}

function valueResult(api: Api, operation: HttpOperation, media: "json" | "text"): Result {
  const { empty } = responseShape(operation);
  const cases = casesOf(api, operation);
  const [first] = cases;
  if (!first) return { kind: "nothing" };
  return cases.length === 1
    ? { kind: "value", media, type: first.type, empty }
    : { kind: "choice", media, cases, empty };
}

/** Returns the result of an operation's method. */
export function resultOf(api: Api, operation: HttpOperation): Result {
  if (operation.opens !== undefined) return { kind: "socket", channel: operation.opens };
  const { content } = responseShape(operation);
  if (!content) return { kind: "nothing" };
  switch (content.kind) {
    case "json":
    case "text":
      return pageOf(api, operation) ?? valueResult(api, operation, content.kind);
    case "binary":
      return { kind: "file", buffered: content.bytes === true };
    case "sse":
      return { kind: "stream", frames: "sse", item: content.type, resumable: content.resumable === true };
    case "jsonl":
      return { kind: "stream", frames: operation.carries ? "connect" : "jsonl", item: content.type, resumable: false };
    default:
      return content satisfies never;
  }
}

const usualAccept: { readonly [kind: string]: string } = {
  json: "application/json",
  text: "text/plain",
  sse: "text/event-stream",
  jsonl: "application/x-ndjson",
};

/**
 * Reports whether items of a stream have a declared property `error`, in which case failures are recognized by other
 * means.
 */
function declaresError(api: Api, type: Type, seen: ReadonlySet<Type | TypeDecl> = new Set()): boolean {
  const resolved = resolveType(api, type);
  if (seen.has(resolved)) return false;
  const inner = new Set([...seen, resolved]);
  switch (resolved.kind) {
    case "object":
      return allProperties(api, resolved).some(({ name }) => name.wire === "error");
    case "union":
      return resolved.variants.some((variant) => declaresError(api, variant.type, inner));
    case "nullable":
      return declaresError(api, resolved.inner, inner);
    case "map":
      return true;
    default:
      return false;
  }
}

/** Returns how a successful response is read; null if none has a body. */
export function readsOf(api: Api, operation: HttpOperation): ReadPlan | null {
  const { content, empty } = responseShape(operation);
  if (!content) return null;
  const stream = content.kind === "sse" || content.kind === "jsonl" ? content : undefined;
  const events = content.kind === "sse" ? content : undefined;
  return {
    kind: content.kind === "binary" && content.bytes ? "bytes" : content.kind,
    ...(content.mediaType !== usualAccept[content.kind] && { accept: content.mediaType }),
    empty,
    ...(content.kind === "json" && content.emptyBody && { emptyBody: content.emptyBody }),
    ...(content.kind === "jsonl" && content.transcoded && { transcoded: true }),
    ...(stream?.terminator !== undefined && { terminator: stream.terminator }),
    ...(events?.errorEvent !== undefined && { errorEvent: events.errorEvent }),
    ...(stream && declaresError(api, stream.type) && { errorItems: true }),
    ...(events && textOfEvents(api, events)),
    ...(events?.resumable && { resumable: true }),
    ...(operation.returns && content.kind === "json" && { returns: operation.returns }),
  };
}

/** Types that a result can be of, in declared order; none for files and nothing. */
export function typesOfResult(result: Result): readonly Type[] {
  switch (result.kind) {
    case "value":
      return [result.type];
    case "choice":
      return result.cases.map(({ type }) => type);
    case "page":
      return [result.item, result.page];
    case "stream":
      return [result.item];
    case "file":
    case "nothing":
    case "socket":
      return [];
    default:
      return result satisfies never;
  }
}
