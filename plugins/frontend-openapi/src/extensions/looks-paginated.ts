import { locationOf } from "@sdkwright/json-schema";
import {
  type Api,
  allProperties,
  type HttpOperation,
  type Location,
  type Parameter,
  type Property,
  pointerTokens,
  splitWords,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import type { CallDraft } from "./calls.js";
import { extensionAt } from "./read.js";
import { bare, jsonResponse } from "./value-paths.js";

/** Names of a request's cursor, each with those under which a response gives the next one. */
const CURSORS: ReadonlyMap<string, readonly string[]> = new Map([
  ["cursor", ["next cursor"]],
  ["page cursor", ["next page cursor", "next cursor"]],
  ["page token", ["next page token"]],
  ["next token", ["next token"]],
  ["next page token", ["next page token"]],
  ["continuation token", ["continuation token", "next continuation token"]],
]);
const OFFSETS: ReadonlySet<string> = new Set(["offset", "page", "page number"]);
const SIZES: ReadonlySet<string> = new Set(["limit", "per page", "page size"]);
const MORE: ReadonlySet<string> = new Set(["has more", "has next", "has next page"]);

type Types = Pick<Api, "types">;

/**
 * Notes, once for a definition, that operations look as if they gave pages: request and response have a cursor or an
 * offset of the usual names. Nothing is assumed from that: a loop over pages that are none would not end.
 */
export function notePages(context: Context, drafts: readonly CallDraft[], api: Types): void {
  const found = drafts.flatMap((draft) => {
    const settings = extensionAt(draft.node, "pagination") ? undefined : settingsOf(api, draft.operation);
    return settings === undefined ? [] : [{ draft, settings }];
  });
  const [first] = found;
  if (!first) return;
  const location = locationOf(first.draft.node, "key");
  const help = `Overlay: { target: "${targetOf(location)}", update: { x-gen-pagination: ${first.settings} } }`;
  context.report(openapiCatalogue.create("looks-paginated", { count: found.length }, { location, help }));
}

/** A JSONPath to an operation of the entry document. */
function targetOf(location: Location): string {
  const [paths, path, method] = "pointer" in location ? pointerTokens(location.pointer) : [];
  if (paths !== "paths" || path === undefined || method === undefined) return "$.paths...";
  return `$.paths['${path.replaceAll("'", "\\'")}'].${method}`;
}

/** The settings that would fit an operation, as text; undefined where it does not look as if it gave pages. */
function settingsOf(api: Types, operation: HttpOperation): string | undefined {
  if (operation.method !== "GET") return undefined;
  const query = operation.parameters.filter((parameter) => parameter.in === "query" && !parameter.required);
  const starts = query.filter(({ name }) => CURSORS.has(spoken(name.words)) || OFFSETS.has(spoken(name.words)));
  if (starts.length !== 1) return undefined;
  const content = jsonResponse(operation);
  const body = content && bare(api, content.type);
  if (body?.kind !== "object") return undefined;
  const properties = allProperties(api, body);
  const lists = properties.filter(({ type }) => bare(api, type).kind === "list");
  if (lists.length !== 1) return undefined;
  const pages = cursorOf(starts[0]!, properties) ?? offsetOf(starts[0]!, query, properties);
  return pages && `{ ${pages}, results: $response.${lists[0]!.name.wire} }`;
}

function cursorOf({ name }: Parameter, properties: readonly Property[]): string | undefined {
  const next = CURSORS.get(spoken(name.words));
  const given = next && properties.find((property) => next.includes(spoken(property.name.words)));
  return given && `cursor: $request.${name.wire}, next_cursor: $response.${given.name.wire}`;
}

function offsetOf(
  { name }: Parameter,
  query: readonly Parameter[],
  properties: readonly Property[],
): string | undefined {
  const size = query.find((parameter) => SIZES.has(spoken(parameter.name.words)));
  const more = properties.find((property) => MORE.has(spoken(property.name.words)));
  if (!OFFSETS.has(spoken(name.words)) || !size || !more) return undefined;
  return `offset: $request.${name.wire}, step: $request.${size.name.wire}, has-next-page: $response.${more.name.wire}`;
}

function spoken(words: readonly string[]): string {
  return words
    .map((word) => splitWords(word).join(" "))
    .join(" ")
    .toLowerCase();
}
