import type { Json } from "@sdkwright/source";
import { commentOf } from "../comments.js";
import { type Definition, type Operation, operationTarget } from "../definition.js";
import { drop } from "../findings.js";
import { child, entries, type Foreign, flagAt, isMapping, items, settle, settleKeys, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Method, StainlessState } from "./state.js";

/** A property of a request or a response that has a part in paging. */
interface PageProperty {
  readonly path: readonly string[];
  readonly purpose: string | undefined;
  readonly isList: boolean;
  readonly isWhole: boolean;
  readonly header: string | undefined;
}

/** A way of paging, which methods have by its name or by what they declare. */
interface Scheme {
  readonly name: string;
  readonly type: string;
  readonly foreign: Foreign;
  readonly request: readonly PageProperty[];
  readonly response: readonly PageProperty[];
}

const ANNOTATION = "x-stainless-pagination-property";
const SIZE_NAME = /^(?:limit|size|count|page_?size|per_?page|take|max_?results|first)$/i;

/** Carries how methods return pages: where a method has no scheme, it is a plain call. */
export function readPagination(given: Foreign | undefined, methods: readonly Method[], state: StainlessState): void {
  const list = Array.isArray(given?.value) ? items(given) : given === undefined ? [] : [given];
  const schemes = list.map(schemeOf);
  const used = new Set(methods.map((method) => readPages(method, schemes, state)));
  for (const scheme of schemes.filter((one) => !used.has(one))) {
    drop(scheme.foreign, "no method has the parameters and properties that it names", state.context.report);
  }
}

function schemeOf(foreign: Foreign): Scheme {
  const name = textAt(foreign, "name") ?? "";
  const type = textAt(foreign, "type") ?? "";
  const part = (key: string): PageProperty[] => propertiesIn(child(foreign, key), []);
  const [request, response] = [part("request"), part("response")];
  return { name, type, foreign, request, response };
}

function propertiesIn(properties: Foreign | undefined, above: readonly string[]): PageProperty[] {
  return entries(properties).flatMap(([name, schema]) => {
    if (!isMapping(schema.value)) return [];
    const path = [...above, name];
    const said = child(schema, ANNOTATION);
    const type = textAt(schema, "type");
    const own: PageProperty = {
      path,
      purpose: purposeOf(said && child(said, "purpose")),
      isList: type === "array",
      isWhole: flagAt(said, "is_top_level_array") === true,
      header: textAt(said, "from_header"),
    };
    const items = child(schema, "items");
    const inner = propertiesIn(child(schema, "properties"), path);
    textAt(items, "type");
    const ofItems = propertiesIn(items && child(items, "properties"), [...path, ITEM]);
    for (const part of [schema, items]) settleKeys(part, KEYWORDS);
    return [own, ...inner, ...ofItems];
  });
}

/** Purposes that have a part in `x-gen-pagination`. */
const PURPOSES: readonly unknown[] = [
  ...["items", "has_next_page", "next_cursor_param", "next_cursor_field", "next_cursor_id_param", "cursor_item_id"],
  ...["cursor_url_field", "offset_count_param", "page_number_param"],
];

function purposeOf(given: Foreign | undefined): string | undefined {
  if (given === undefined || !PURPOSES.includes(given.value)) return undefined;
  settle(given);
  return given.value as string;
}

/** Keywords of the schema of a page that have no part in paging: the definition has them too. */
const KEYWORDS: readonly string[] = [
  ...["$ref", "title", "description", "format", "enum", "const", "default", "example", "examples", "nullable"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern"],
  ...["minItems", "maxItems", "uniqueItems", "required", "minProperties", "maxProperties", "additionalProperties"],
  ...["readOnly", "writeOnly", "deprecated", "allOf", "oneOf", "anyOf", "not"],
];

/** Stands for the last item of a list in a path. */
const ITEM = "[-1]";

/** Carries the pages of a method, where it has any. Returns the scheme that it follows. */
function readPages(
  { foreign, operation }: Method,
  schemes: readonly Scheme[],
  state: StainlessState,
): Scheme | undefined {
  const { definition, changes, context } = state;
  const paginated = child(foreign, "paginated");
  if (paginated?.value === false) {
    settle(paginated);
    return undefined;
  }
  const wanted = typeof paginated?.value === "string" ? paginated.value : undefined;
  const fitting = wanted === undefined ? schemes : schemes.filter(({ name }) => name === wanted);
  for (const scheme of fitting) {
    const pages = pagesOf(scheme, operation, definition);
    if (pages === undefined) continue;
    if (wanted !== undefined || paginated?.value === true) settle(paginated!);
    changes.update(operationTarget(operation), { "x-gen-pagination": pages }, commentOf(scheme.foreign));
    return scheme;
  }
  if (paginated !== undefined) {
    drop(
      paginated,
      "the operation has not the parameters and properties of a scheme under `pagination`",
      context.report,
    );
  }
  return undefined;
}

/** `x-gen-pagination` of an operation that has what a scheme names; undefined for any other. */
function pagesOf(scheme: Scheme, operation: Operation, definition: Definition): JsonObject | undefined {
  const inputs = new Set([
    ...definition.parametersOf(operation).map(({ name }) => name),
    ...Object.keys(definition.propertiesOf(definition.requestOf(operation))),
  ]);
  const schema = definition.responseOf(operation);
  const input = (property: PageProperty | undefined): string | undefined =>
    property && inputs.has(property.path.join(".")) ? `$request.${property.path.join(".")}` : undefined;
  const output = (property: PageProperty | undefined): string | undefined => {
    if (property === undefined || property.header !== undefined) return undefined;
    if (property.isWhole) return schema?.type === "array" ? "$response" : undefined;
    return has(property.path, schema, definition) ? `$response.${joined(property.path)}` : undefined;
  };
  return formOf(scheme, input, output);
}

function joined(path: readonly string[]): string {
  return path.join(".").replaceAll(`.${ITEM}`, ITEM);
}

/** Whether a schema has what a path of properties leads to. */
function has(path: readonly string[], schema: JsonObject | undefined, definition: Definition): boolean {
  let found: Json | undefined = schema;
  for (const step of path) {
    found = step === ITEM ? definition.resolve(found).items : definition.propertiesOf(found)[step];
    if (found === undefined) return false;
  }
  return true;
}

type Find = (property: PageProperty | undefined) => string | undefined;

function formOf({ type, request, response }: Scheme, input: Find, output: Find): JsonObject | undefined {
  const by = (list: readonly PageProperty[], purpose: string, name?: RegExp): PageProperty | undefined =>
    list.find((one) => one.purpose === purpose) ?? (name && list.find(({ path }) => name.test(path.at(-1)!)));
  const results = output(by(response, "items") ?? response.find(({ isList, path }) => isList && !path.includes(ITEM)));
  if (results === undefined) return undefined;
  const more = output(by(response, "has_next_page", /^has_?(?:more|next|next_?page)$/i));
  const end = more === undefined ? {} : { "has-next-page": more };
  const size = input(request.find(({ path }) => SIZE_NAME.test(path.at(-1)!)));
  const step = size === undefined ? {} : { step: size };
  switch (type) {
    case "cursor":
    case "cursor_id": {
      const cursor = input(
        by(request, type === "cursor" ? "next_cursor_param" : "next_cursor_id_param", /cursor|token|after|^page$/i),
      );
      const next = output(
        type === "cursor"
          ? by(response, "next_cursor_field", /next/i)
          : by(response, "cursor_item_id", /^(?:id|last_?id)$/i),
      );
      return cursor && next ? { cursor, next_cursor: next, results, ...end } : undefined;
    }
    case "cursor_url": {
      const next = output(by(response, "cursor_url_field", /next|url/i));
      return next ? { next_uri: next, results } : undefined;
    }
    case "offset": {
      const offset = input(by(request, "offset_count_param", /^(?:offset|skip|start)$/i));
      return offset ? { offset, results, unit: "item", ...step, ...end } : undefined;
    }
    case "page_number": {
      const page = input(by(request, "page_number_param", /page/i));
      return page ? { offset: page, results, unit: "page", ...step, ...end } : undefined;
    }
    case "fake_page":
      return { type: "custom", results };
    default:
      return undefined;
  }
}
