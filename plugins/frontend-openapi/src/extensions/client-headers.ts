import {
  child,
  elements,
  expectList,
  expectObject,
  isObject,
  type JsonObject,
  keyOf,
  type Mutable,
  type Node,
  originOf,
  reportType,
} from "@sdkwright/json-schema";
import {
  type EnumDecl,
  type GlobalHeader,
  type JsonValue,
  makeName,
  primitive,
  readTypeText,
  type Type,
  type TypeDecl,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { checkKeys, extensionAt, flagOf, memberAt, memberText, reportNeeds, textOf } from "./read.js";

/** Headers that clients send with each call, and the types that only they use. */
export interface ClientHeaders {
  readonly headers: readonly GlobalHeader[];
  readonly types: readonly TypeDecl[];
}

/** Reads `x-gen-global-headers` and `x-gen-version` of a document. */
export function lowerClientHeaders(context: Context, root: Node): ClientHeaders {
  const headers: GlobalHeader[] = [];
  for (const node of expectList(context, extensionAt(root, "global-headers"))) {
    const header = lowerHeader(context, node);
    if (header) headers.push(header);
  }
  const version = versionHeader(context, extensionAt(root, "version"));
  return { headers: version ? [...headers, version.header] : headers, types: version?.type ? [version.type] : [] };
}

/** Reads the type from a `type` member. Default: text. An unknown type is reported. */
export function headerType(context: Context, node: Node): { readonly type: Type; readonly optional: boolean } {
  const text = { type: primitive("string"), optional: false };
  const declared = memberAt(node, "type");
  if (!declared) return text;
  const read = typeof declared.value === "string" ? readTypeText(declared.value) : undefined;
  if (!read) reportType(context, declared, "a type such as `string`, `integer` or `optional<boolean>`");
  return read ?? text;
}

function lowerHeader(context: Context, entry: Node): GlobalHeader | undefined {
  const node = expectObject(context, entry);
  if (!node) return undefined;
  checkKeys(context, node, ["header", "name", "optional", "env", "type", "default", "docs"]);
  const header = memberText(context, node, "header");
  if (header === undefined) {
    if (!memberAt(node, "header")) reportNeeds(context, node, "`header`, the name of the header");
    return undefined;
  }
  const { type, optional } = headerType(context, node);
  const base = described(context, node, header);
  if (type.kind === "literal") return { ...base, value: { kind: "literal", value: String(type.value) } };
  const env = memberText(context, node, "env");
  const fallback = memberAt(node, "default")?.value as JsonValue | undefined;
  const required = !optional && flagOf(context, memberAt(node, "optional")) !== true && fallback === undefined;
  return {
    ...base,
    value: {
      kind: "parameter",
      type,
      required,
      ...(fallback !== undefined && { default: fallback }),
      ...(env !== undefined && { env }),
    },
  };
}

function described(context: Context, node: Node, header: string): Omit<GlobalHeader, "value"> {
  const name = memberText(context, node, "name");
  const docs = memberText(context, node, "docs");
  return {
    header,
    name: makeName(name ?? header, { explicit: name !== undefined }),
    origin: originOf(node),
    ...(docs !== undefined && { description: docs }),
  };
}

interface VersionHeader {
  readonly header: GlobalHeader;
  readonly type: EnumDecl | undefined;
}

/** The header by which callers choose a version of the API, one of a list. */
function versionHeader(context: Context, declared: Node | undefined): VersionHeader | undefined {
  const node = expectObject(context, declared);
  if (!node) return undefined;
  checkKeys(context, node, ["header", "name", "default", "values"]);
  const wire = headerName(context, node);
  if (!wire) return undefined;
  const values = versionsOf(context, node);
  const type = values.length > 0 ? versionType(context, node, values) : undefined;
  const fallback = memberAt(node, "default");
  const chosen = fallback && scalarText(context, fallback);
  const header: GlobalHeader = {
    header: wire.header,
    name: makeName(wire.name ?? "version", { explicit: true }),
    origin: originOf(node),
    value: {
      kind: "parameter",
      type: type ? { kind: "ref", id: type.id } : primitive("string"),
      required: chosen === undefined,
      ...(chosen !== undefined && { default: chosen }),
    },
  };
  return { header, type };
}

/** `header: X-Version`, or `header: {value: X-Version, name: version}`. */
function headerName(
  context: Context,
  node: Node & { readonly value: JsonObject },
): { readonly header: string; readonly name: string | undefined } | undefined {
  const declared = child(node, "header");
  if (!declared) {
    reportNeeds(context, node, "`header`, the name of the header");
    return undefined;
  }
  const named = isObject(declared.value);
  const header = named ? memberText(context, declared, "value") : textOf(context, declared);
  const name = memberText(context, named ? declared : node, "name");
  return header === undefined ? undefined : { header, name };
}

/** A version, which YAML may read as a number. */
function scalarText(context: Context, node: Node): string | undefined {
  if (typeof node.value === "string" || typeof node.value === "number") return String(node.value);
  reportType(context, node, "text");
  return undefined;
}

function versionsOf(context: Context, node: Node): readonly string[] {
  const values = child(node, "values");
  if (values && !Array.isArray(values.value)) reportType(context, values, "a list");
  return elements(values).flatMap((item) => scalarText(context, item) ?? []);
}

/** Open: an SDK can ask for a version that is newer than itself. */
function versionType(context: Context, node: Node, values: readonly string[]): EnumDecl {
  const type: Mutable<EnumDecl> = {
    kind: "enum",
    id: `type:${context.idPrefix}${keyOf(node)}`,
    name: makeName("ApiVersion"),
    base: "string",
    values: [...new Set(values)].map((value) => ({ name: makeName(value), value })),
    open: true,
    summary: "Version of the API.",
    origin: originOf(node),
  };
  if (context.namespace !== undefined) type.namespace = context.namespace;
  return type;
}
