import {
  checkMembers,
  child,
  document,
  examplesAt,
  expectMembers,
  followObject,
  isBinary,
  isObject,
  locationOf,
  type MediaKind,
  type Mutable,
  mediaKind,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import { type Body, type BodyContent, primitive, splitWords, type Type, unknownType } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { createContentNamer } from "./content-names.js";
import type { Context } from "./context.js";
import { formFields } from "./form-fields.js";
import { isPlainValue, isRecords, isStructured, preference } from "./media-types.js";
import { noteUntypedMedia } from "./untyped-media.js";

/** The request body of an operation; null where it has none. Every media type is kept, the one to prefer first. */
export function lowerBody(context: Context, declared: Node | undefined, words: readonly string[]): Body | null {
  const node = followObject(context, declared);
  if (!node) return null;
  checkMembers(context, node, { required: "flag" });
  const shared = node.parent?.token === "requestBodies" && node.parent.parent?.token === "components";
  const name = createContentNamer(
    context,
    shared ? { words: splitWords(node.token) } : { words: [...words, "request"], own: ["body"] },
  );
  const media = expectMembers(context, child(node, "content"));
  const hasParts = media.some(({ token }) => mediaKind(token) === "multipart");
  const contents: { readonly content: BodyContent; readonly rank: number; readonly entry: Node }[] = [];
  for (const entry of media) {
    const kind = bodyKind(context, entry);
    name.place(entry);
    const rank =
      kind === "json" && hasParts && lacksFile(context, entry) ? BEHIND_MULTIPART : preference(entry.token, kind);
    contents.push({ content: lowerContent(context, entry, kind), rank, entry });
  }
  if (contents.length === 0) {
    if (child(node, "content") === undefined) reportMissing(context, node);
    return null;
  }
  contents.sort((a, b) => a.rank - b.rank);
  const body: Mutable<Body> = {
    required: node.value.required === true,
    contents: contents.map(({ content }) => content),
    origin: originOf(node),
  };
  document(body, node.value);
  // Those of the other media types are values of other types.
  const examples = contents[0] && examplesAt(context, contents[0].entry);
  if (examples) body.examples = examples;
  return body;
}

/** Right behind the rank of `multipart/form-data`. */
const BEHIND_MULTIPART = 3.5;

/** Whether a body declares files that JSON cannot hold. */
function lacksFile(context: Context, json: Node): boolean {
  return formFields(context, json, "multipart").some(({ encoding }) => encoding === "file");
}

function reportMissing(context: Context, node: Node): void {
  const params = { what: "request body", part: "content", instead: "; it is left out" };
  context.report(openapiCatalogue.create("missing-part", params, { location: locationOf(node) }));
}

/** Decides what a name alone leaves open: wildcards, and media types that are not known. */
function bodyKind(context: Context, entry: Node): Exclude<MediaKind, "any" | "unknown"> {
  const kind = mediaKind(entry.token);
  const schema = child(entry, "schema");
  const followed = schema && context.resolver.follow(schema);
  if (kind === "text" && followed && isObject(followed.value) && isBinary(followed.value)) return "binary";
  // A number or a boolean is written as in JSON.
  if (kind === "text" && isPlainValue(followed)) return "json";
  if (kind !== "any" && kind !== "unknown") return kind;
  const structured = isStructured(followed);
  if (kind === "unknown") {
    noteUntypedMedia(context, entry, structured ? "its values are sent as JSON" : "its content is sent as it is");
  }
  return structured ? "json" : "binary";
}

function lowerContent(context: Context, entry: Node, kind: Exclude<MediaKind, "any" | "unknown">): BodyContent {
  const mediaType = entry.token;
  switch (kind) {
    case "json":
      return {
        kind: "json",
        mediaType: mediaType.includes("*") ? "application/json" : mediaType,
        type: typeOf(context, entry),
      };
    case "form":
    case "multipart":
      return { kind, mediaType, type: typeOf(context, entry), fields: formFields(context, entry, kind) };
    case "text":
      if (isRecords(mediaType)) noteUntypedMedia(context, entry, "the records are sent as text");
      return { kind: "text", mediaType, type: textType(context, entry) };
    case "xml":
      noteUntypedMedia(context, entry, "the document is sent as text");
      return { kind: "text", mediaType, type: primitive("string") };
    case "sse":
    case "jsonl":
      noteUntypedMedia(context, entry, "the lines are sent as text");
      return { kind: "text", mediaType, type: primitive("string") };
    case "binary":
      return { kind: "binary", mediaType: mediaType === "*/*" ? "application/octet-stream" : mediaType };
    default:
      return kind satisfies never;
  }
}

function typeOf(context: Context, entry: Node): Type {
  const schema = child(entry, "schema") ?? child(entry, "itemSchema");
  return schema ? context.schemas.type(schema) : unknownType;
}

/** The type of a text body: the schema's where it is a plain string or an enum, text for everything else, also for dates. */
export function textType(context: Context, entry: Node): Type {
  const schema = child(entry, "schema");
  const followed = schema && context.resolver.follow(schema);
  if (!schema || !followed || !isObject(followed.value) || followed.value.type !== "string") return primitive("string");
  const { format, contentEncoding } = followed.value;
  return format === undefined && contentEncoding === undefined ? context.schemas.type(schema) : primitive("string");
}
