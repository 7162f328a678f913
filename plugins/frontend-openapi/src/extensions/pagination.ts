import { isObject, type Node, reportType } from "@sdkwright/json-schema";
import { bareType, type Pagination, parseValuePath, splitWords, stepText, type ValuePath } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { checkKeys, choiceOf, extensionAt, memberAt, reportNeeds } from "./read.js";
import { type CallScope, itemPath, type ListScope, reportPath, requestPath, responsePath } from "./value-paths.js";

const KEYS = [
  "type",
  "cursor",
  "next-cursor",
  "offset",
  "step",
  "unit",
  "has-next-page",
  "next-uri",
  "next-path",
  "results",
];
const FORMS = "`cursor`, `offset`, `next_uri`, `next_path`, `type: link` or `type: custom`";

/** How an operation's pages follow each other: `x-gen-pagination`, `true` for the one of the document. */
export function lowerPagination(context: Context, operation: Node, scope: CallScope): Pagination | undefined {
  const at = extensionAt(operation, "pagination");
  if (!at || at.value === false) return undefined;
  if (at.value === true) {
    const shared = sharedSettings(context, at);
    return shared && readSettings(context, shared, { ...scope, at });
  }
  if (isObject(at.value)) return readSettings(context, at, scope);
  reportType(context, at, `true, false, or an object with ${FORMS}`);
  return undefined;
}

function readSettings(context: Context, settings: Node, scope: CallScope): Pagination | undefined {
  checkKeys(context, settings, KEYS);
  const results = resultsOf(context, settings, scope);
  return results && formOf(context, settings, { scope, results });
}

function sharedSettings(context: Context, at: Node): Node | undefined {
  const settings = extensionAt(context.resolver.root, "pagination");
  if (settings && isObject(settings.value)) return settings;
  reportNeeds(context, at, "the settings of the document: an `x-gen-pagination` object at its root");
  return undefined;
}

/** The path of the items; undefined (reported) where it does not lead to a list. */
function resultsOf(context: Context, settings: Node, scope: CallScope): ValuePath | undefined {
  const node = memberAt(settings, "results");
  if (!node) {
    reportNeeds(context, settings, "`results`, the path of the items in the response");
    return undefined;
  }
  const found = responsePath(context, node, scope);
  if (!found) return undefined;
  const { kind } = bareType(scope.api, found.type);
  if (kind === "list" || kind === "unknown") return found.place;
  reportPath(context, node, "what is there is not a list", scope);
  return undefined;
}

function formOf(context: Context, settings: Node, { scope, results }: ListScope): Pagination | undefined {
  const inRequest = (name: string) => place(context, settings, { name, resolve: requestPath, scope });
  const inResponse = (name: string) => place(context, settings, { name, resolve: responsePath, scope });
  if (memberAt(settings, "cursor")) return cursorForm(context, settings, { scope, results, inRequest, inResponse });
  if (memberAt(settings, "offset")) return offsetForm(context, settings, { results, inRequest, inResponse });
  if (memberAt(settings, "next-uri")) return nextForm("uri", inResponse("next-uri"), results);
  if (memberAt(settings, "next-path")) return nextForm("path", inResponse("next-path"), results);
  const type = memberAt(settings, "type")?.value;
  if (type === "custom" || type === "link") return { kind: type, results };
  reportNeeds(context, settings, FORMS);
  return undefined;
}

/** A place in the last item of a list of the response: `$response.data[-1].id`. */
interface ItemPlace {
  /** `$response.data`. */
  readonly list: string;
  readonly path: readonly string[];
}

/** The place in an item that a path names; undefined for a path that goes through no item. */
function itemPlaceOf(text: string): ItemPlace | undefined {
  const { root = "", isLastItem = false, steps = [] } = parseValuePath(text) ?? {};
  if (isLastItem && steps.length > 0) return { list: root, path: steps.map(stepText) };
  const index = steps.findIndex(({ isLastItem }) => isLastItem);
  if (index < 0 || index === steps.length - 1) return undefined;
  const list = [root, ...steps.slice(0, index + 1).map(({ name }) => name)].join(".");
  return { list, path: steps.slice(index + 1).map(stepText) };
}

function cursorForm(context: Context, settings: Node, input: ListScope & OffsetInput): Pagination | undefined {
  const { results, scope, inRequest, inResponse } = input;
  const node = memberAt(settings, "next-cursor");
  if (!node) reportNeeds(context, settings, "`next_cursor` beside `cursor`");
  const cursor = inRequest("cursor");
  const hasNextPage = inResponse("has-next-page");
  const item = node && itemPlaceOf(String(node.value));
  const next = item ? lastItemPath(context, node, { item, scope, results }) : inResponse("next-cursor");
  if (!cursor || !next) return undefined;
  const last = item ? ({ lastItem: true } as const) : {};
  return { kind: "cursor", cursor, next, ...last, results, ...(hasNextPage && { hasNextPage }) };
}

/** The place in an item that a path through the last of the results names. */
function lastItemPath(
  context: Context,
  node: Node,
  { item: { list, path }, scope, results }: ListScope & { readonly item: ItemPlace },
): ValuePath | undefined {
  const expected = ["$response", ...results.path].join(".");
  if (list !== expected) {
    reportPath(context, node, `its list is not that of the results, \`${expected}\``, scope);
    return undefined;
  }
  return itemPath(context, node, path, { scope, results });
}

function nextForm(kind: "uri" | "path", next: ValuePath | undefined, results: ValuePath): Pagination | undefined {
  return next && { kind, next, results };
}

interface OffsetInput {
  readonly results: ValuePath;
  inRequest(name: string): ValuePath | undefined;
  inResponse(name: string): ValuePath | undefined;
}

function offsetForm(
  context: Context,
  settings: Node,
  { results, inRequest, inResponse }: OffsetInput,
): Pagination | undefined {
  const offset = inRequest("offset");
  if (!offset) return undefined;
  const step = inRequest("step");
  const hasNextPage = inResponse("has-next-page");
  const unit = choiceOf(context, memberAt(settings, "unit"), ["item", "page"]) ?? unitOf(offset);
  return { kind: "offset", offset, unit, results, ...(step && { step }), ...(hasNextPage && { hasNextPage }) };
}

/** What an offset counts, by its name: `page`, `pageNumber` and the like count pages, everything else items. */
function unitOf(offset: ValuePath): "item" | "page" {
  const words = splitWords(offset.path.at(-1) ?? "").map((word) => word.toLowerCase());
  return words.includes("page") ? "page" : "item";
}

interface PlaceInput {
  readonly name: string;
  readonly resolve: typeof requestPath;
  readonly scope: CallScope;
}

function place(context: Context, settings: Node, { name, resolve, scope }: PlaceInput): ValuePath | undefined {
  const node = memberAt(settings, name);
  return node && resolve(context, node, scope)?.place;
}
