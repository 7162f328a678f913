import type { Json } from "@sdkwright/source";
import { commentOf } from "../comments.js";
import { type Definition, type Operation, operationTarget } from "../definition.js";
import { drop } from "../findings.js";
import { child, type Foreign, isMapping, items, settle, textAt } from "../foreign.js";
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
  for (const method of methods) readPages(method, schemes, state);
}

function schemeOf(foreign: Foreign): Scheme {
  const name = textAt(foreign, "name") ?? "";
  const type = textAt(foreign, "type") ?? "";
  const part = (key: string): PageProperty[] => {
    const found = child(foreign, key);
    if (found) settle(found);
    return isMapping(found?.value) ? propertiesIn(found.value as JsonObject, []) : [];
  };
  const [request, response] = [part("request"), part("response")];
  textAt(foreign, "param_location");
  textAt(foreign, "description");
  return { name, type, foreign, request, response };
}

function propertiesIn(properties: JsonObject, above: readonly string[]): PageProperty[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isMapping(schema)) return [];
    const path = [...above, name];
    const said = isMapping(schema[ANNOTATION]) ? schema[ANNOTATION] : {};
    const text = (value: unknown) => (typeof value === "string" ? value : undefined);
    const own: PageProperty = {
      path,
      purpose: text(said.purpose),
      isList: schema.type === "array",
      isWhole: said.is_top_level_array === true,
      header: text(said.from_header),
    };
    const inner = isMapping(schema.properties) ? propertiesIn(schema.properties as JsonObject, path) : [];
    const item = isMapping(schema.items) && isMapping(schema.items.properties) ? schema.items.properties : {};
    return [own, ...inner, ...propertiesIn(item as JsonObject, [...path, ITEM])];
  });
}

/** Stands for the last item of a list in a path. */
const ITEM = "[-1]";

function readPages({ foreign, operation }: Method, schemes: readonly Scheme[], state: StainlessState): void {
  const { definition, changes, context } = state;
  const paginated = child(foreign, "paginated");
  if (paginated?.value === false) {
    settle(paginated);
    return;
  }
  const wanted = typeof paginated?.value === "string" ? paginated.value : undefined;
  const fitting = wanted === undefined ? schemes : schemes.filter(({ name }) => name === wanted);
  for (const scheme of fitting) {
    const pages = pagesOf(scheme, operation, definition);
    if (pages === undefined) continue;
    if (paginated) settle(paginated);
    changes.update(operationTarget(operation), { "x-gen-pagination": pages }, commentOf(scheme.foreign));
    return;
  }
  if (paginated !== undefined) {
    drop(
      paginated,
      "the operation has not the parameters and properties of a scheme under `pagination`",
      context.report,
    );
  }
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
