import type { Json } from "@sdkwright/plugin-api";
import type { ExtensionName } from "./extension-names.js";

type Holder = { readonly [key: string]: unknown };

/** How an extension of another generator is read: as one of ours. */
export interface ForeignExtension {
  readonly key: string;
  /** The value as ours would have it, given what carries it too; undefined for a value that ours cannot say. */
  readonly read: (value: unknown, holder: Holder) => Json | undefined;
}

const isMapping = (value: unknown): value is Holder =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const text = (value: unknown): string | undefined => (isText(value) ? value : undefined);
const isTrue = (value: unknown): true | undefined => (value === true ? true : undefined);

/** `admin.users` is a group in a group, for the tool that writes it so. */
const dottedGroup = (value: unknown): Json | undefined =>
  isText(value) ? value.split(".") : Array.isArray(value) ? (value as Json[]) : undefined;

/** What names and describes the values of an enum: a list beside `enum`, or a mapping by value. */
function enumTexts(list: unknown, holder: Holder, key: "name" | "description"): Map<string, Json> {
  const values: readonly unknown[] = Array.isArray(holder.enum) ? holder.enum : [];
  const entries: (readonly [string, unknown])[] = Array.isArray(list)
    ? values.map((value, index) => [String(value), list[index]])
    : isMapping(list)
      ? Object.entries(list)
      : [];
  return new Map(entries.flatMap(([value, said]) => (isText(said) ? [[value, { [key]: said }] as const] : [])));
}

function enumOf(names: unknown, descriptions: unknown, holder: Holder): Json | undefined {
  const made: { [value: string]: Json } = {};
  for (const texts of [enumTexts(names, holder, "name"), enumTexts(descriptions, holder, "description")]) {
    for (const [value, said] of texts) made[value] = { ...(made[value] as object | undefined), ...(said as object) };
  }
  return Object.keys(made).length > 0 ? made : undefined;
}

/** `x-ms-enum: { name, values: [{ value, name, description }] }`. */
function microsoftEnum(given: unknown): Json | undefined {
  if (!isMapping(given) || !Array.isArray(given.values)) return undefined;
  const entries = given.values.flatMap((one: unknown) => {
    if (!isMapping(one) || one.value === undefined) return [];
    const { name, description } = one;
    const said: Json = { ...(isText(name) && { name }), ...(isText(description) && { description }) };
    return [[String(one.value), said] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** `$.data.items` as `$response.data.items`; undefined for a path that is more than names and a last item. */
function responsePath(path: unknown): string | undefined {
  if (!isText(path)) return undefined;
  const steps = path.replace(/\[\(@\.length ?- ?1\)\]/g, "[-1]");
  return /^\$(?:\.[\w-]+|\[-1\])+$/.test(steps)
    ? `$response${steps.slice(1)}`
    : steps === "$"
      ? "$response"
      : undefined;
}

const namePath = (name: unknown): string | undefined =>
  isText(name) && /^[\w-]+$/.test(name) ? `$response.${name}` : undefined;

/** `{ type, inputs: [{ name, in, type }], outputs: { results, nextCursor, nextUrl } }`. */
function inputsAndOutputs(given: unknown): Json | undefined {
  if (!isMapping(given) || !isMapping(given.outputs)) return undefined;
  const inputs = (Array.isArray(given.inputs) ? given.inputs : []).filter(isMapping);
  const input = (type: string): string | undefined => {
    const found = inputs.find((one) => one.type === type)?.name;
    return isText(found) ? `$request.${found}` : undefined;
  };
  const results = responsePath(given.outputs.results);
  if (results === undefined) return undefined;
  const [cursor, next, url] = [
    input("cursor"),
    responsePath(given.outputs.nextCursor),
    responsePath(given.outputs.nextUrl),
  ];
  if (given.type === "cursor") return cursor && next ? { cursor, next_cursor: next, results } : undefined;
  if (given.type === "url") return url ? { next_uri: url, results } : undefined;
  const [page, offset, step] = [input("page"), input("offset"), input("limit")];
  const counted = page ?? offset;
  if (given.type !== "offsetLimit" || counted === undefined) return undefined;
  return { offset: counted, results, ...(step && { step }), ...(page && { unit: "page" }) };
}

/** `{ nextLinkName, itemName }`. */
function linksOfPages(given: unknown): Json | undefined {
  if (!isMapping(given)) return undefined;
  const [results, next] = [namePath(given.itemName ?? "value"), namePath(given.nextLinkName)];
  return results === undefined || next === undefined ? undefined : { next_uri: next, results };
}

/** `{ parameters: [{ name, in, schema }] }`: options of the client by their names. */
function globalParameters(given: unknown): Json | undefined {
  const parameters = isMapping(given) && Array.isArray(given.parameters) ? given.parameters.filter(isMapping) : [];
  return parameters.length > 0 ? { parameters: parameters as Json[] } : undefined;
}

/** A parameter, not a body, that is an option of the client: the option's name. */
function clientParameter(location: unknown, { name, in: place, "x-ms-client-name": chosen }: Holder): Json | undefined {
  if (location !== "client" || place === "body" || place === "formData") return undefined;
  return isText(name) ? (text(chosen) ?? name) : undefined;
}

/** Extensions of other generators by what they are read as; of several, the first that says something counts. */
export const FOREIGN_EXTENSIONS: { readonly [name in ExtensionName]?: readonly ForeignExtension[] } = {
  "sdk-method-name": [{ key: "x-speakeasy-name-override", read: text }],
  "sdk-group-name": [{ key: "x-speakeasy-group", read: dottedGroup }],
  "parameter-name": [
    { key: "x-speakeasy-name-override", read: text },
    { key: "x-stainless-param", read: text },
    { key: "x-ms-client-name", read: text },
  ],
  "property-name": [
    { key: "x-speakeasy-name-override", read: text },
    { key: "x-ms-client-name", read: text },
  ],
  ignore: [
    { key: "x-speakeasy-ignore", read: isTrue },
    { key: "x-stainless-skip", read: isTrue },
  ],
  "sdk-variables": [{ key: "x-speakeasy-globals", read: globalParameters }],
  "sdk-variable": [{ key: "x-ms-parameter-location", read: clientParameter }],
  enum: [
    {
      key: "x-speakeasy-enums",
      read: (given, holder) => enumOf(given, holder["x-speakeasy-enum-descriptions"], holder),
    },
    { key: "x-speakeasy-enum-descriptions", read: (given, holder) => enumOf(undefined, given, holder) },
    { key: "x-ms-enum", read: microsoftEnum },
  ],
  pagination: [
    { key: "x-speakeasy-pagination", read: inputsAndOutputs },
    { key: "x-ms-pageable", read: linksOfPages },
  ],
  retries: [
    {
      key: "x-speakeasy-retries",
      read: (given) => (isMapping(given) && given.strategy === "none" ? { disabled: true } : undefined),
    },
  ],
  "server-name": [{ key: "x-speakeasy-server-id", read: text }],
  availability: [
    {
      key: "x-speakeasy-deprecation-message",
      read: (message, { deprecated }) =>
        deprecated === true && isText(message) ? { status: "deprecated", message } : undefined,
    },
  ],
};

/** Extensions that say what SDKs do anyway, by their values. */
const NEEDLESS: { readonly [key: string]: (value: unknown) => boolean } = {
  // A property with one value is a constant.
  "x-stainless-const": () => true,
  // Enums of SDKs take values that the definition does not list.
  "x-speakeasy-unknown-values": () => true,
  // A list without a next link is one page, which a plain call returns.
  "x-ms-pageable": (given) => isMapping(given) && (given.nextLinkName ?? null) === null,
  // Parameters belong to methods anyway.
  "x-ms-parameter-location": (location) => location === "method",
  // {@link enumTitle} reads its name.
  "x-ms-enum": (given) => isMapping(given) && !Array.isArray(given.values),
};

/** The name of an enum in `x-ms-enum`, which repeats it wherever the enum is used: equal enums of one name are one. */
export function enumTitle(holder: Holder): string | undefined {
  const given = holder["x-ms-enum"];
  return isMapping(given) ? text(given.name) : undefined;
}

/** Names and descriptions of enums that several generators read: lists beside `enum`, or mappings by value. */
const ENUM_TEXTS: ReadonlySet<string> = new Set([
  "x-enum-varnames",
  "x-enumNames",
  "x-enum-names",
  "x-enum-descriptions",
  "x-enumDescriptions",
]);

const FOREIGN_KEY = /^x-(?:speakeasy|stainless|ms)-/;

/** How {@link FOREIGN_EXTENSIONS} reads an extension that something carries: its key, and its value as ours. */
export function readForeign(
  holder: Holder,
  name: ExtensionName,
): { readonly key: string; readonly value: Json } | undefined {
  for (const { key, read } of FOREIGN_EXTENSIONS[name] ?? []) {
    const given = holder[key];
    const value = given === undefined ? undefined : read(given, holder);
    if (value !== undefined) return { key, value };
  }
  return undefined;
}

const READINGS = Object.values(FOREIGN_EXTENSIONS).flat();

/** Whether a key is an extension of another generator that says something which SDKs have no counterpart for. */
export function lacksCounterpart(key: string, holder: Holder): boolean {
  if (ENUM_TEXTS.has(key)) return !Array.isArray(holder[key]) && !isMapping(holder[key]);
  if (!FOREIGN_KEY.test(key) || NEEDLESS[key]?.(holder[key]) === true) return false;
  return !READINGS.some((one) => one.key === key && one.read(holder[key], holder) !== undefined);
}
