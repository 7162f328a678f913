import {
  child,
  document,
  examplesAt,
  expectMembers,
  followObject,
  isBinary,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  type MediaKind,
  type Mutable,
  mediaKind,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import {
  type ErrorResponse,
  makeName,
  primitive,
  type Response,
  type ResponseContent,
  type ResponseHeader,
  type ResponseStatus,
  splitWords,
  type Type,
  unknownType,
} from "@sdkwright/plugin-api";
import { textType } from "./bodies.js";
import { openapiCatalogue } from "./catalogue.js";
import { createContentNamer, unionOfContents } from "./content-names.js";
import { type Context, noteUnsupported } from "./context.js";
import { draftError } from "./errors.js";
import { withEventData } from "./event-data.js";
import { isPlainValue, isRecords, isStructured, preference } from "./media-types.js";
import { classOf, isBodiless, parseStatus, statusOrder, statusWords } from "./statuses.js";
import { noteUntypedMedia } from "./untyped-media.js";

export interface LoweredResponses {
  readonly responses: readonly Response[];
  readonly errors: readonly ErrorResponse[];
}

type ObjectNode = Node & { readonly value: JsonObject };
interface Entry {
  readonly status: ResponseStatus;
  readonly declared: Node;
  readonly node: ObjectNode;
}

/** A response to `HEAD` has no body, whatever the definition says. */
interface AnsweredEntry extends Entry {
  readonly hasBody: boolean;
}

/** Successes and errors of an operation. `default` is a success where nothing else is, and an error everywhere else. */
export function lowerResponses(
  context: Context,
  declared: Node | undefined,
  { words, hasBody }: { readonly words: readonly string[]; readonly hasBody: boolean },
): LoweredResponses {
  const entries = readEntries(context, declared);
  const successes = entries.filter(({ status }) => classOf(status) === 2);
  const onlyDefault = !entries.some(({ status }) => classOf(status) === 2 || classOf(status) === 3);
  if (onlyDefault) successes.push(...entries.filter(({ status }) => status.kind === "default"));
  const responses: Response[] = [];
  const errors: ErrorResponse[] = [];
  for (const entry of entries) {
    if (classOf(entry.status) === 1) {
      noteUnsupported(context, entry.declared, "An informational response", "it is left to the transport");
    } else if (successes.includes(entry)) {
      const own =
        entry === successes[0] ? [...words, "response"] : [...words, ...statusWords(entry.status), "response"];
      responses.push(lowerResponse(context, { ...entry, hasBody }, own));
    } else {
      const error = lowerError(context, { ...entry, hasBody }, [...words, ...statusWords(entry.status), "error"]);
      if (error) errors.push(error);
    }
  }
  return { responses, errors };
}

function readEntries(context: Context, declared: Node | undefined): Entry[] {
  const found: Entry[] = [];
  for (const entry of expectMembers(context, declared)) {
    const status = parseStatus(entry.token);
    if (!status) {
      const params = { status: entry.token };
      context.report(openapiCatalogue.create("response-status", params, { location: locationOf(entry, "key") }));
      continue;
    }
    const node = followObject(context, entry);
    if (node) found.push({ status, declared: entry, node });
  }
  return found.sort((a, b) => statusOrder(a.status) - statusOrder(b.status));
}

/** The media types of a response. HTTP allows some statuses no body. */
function mediaOf(context: Context, status: ResponseStatus, node: Node): readonly Node[] {
  const content = child(node, "content");
  const media = expectMembers(context, content);
  if (!isBodiless(status)) return media;
  if (content && media.some((entry) => child(entry, "schema"))) {
    const feature = `The body of a response with status ${status.code}`;
    noteUnsupported(context, content, feature, "HTTP allows none, so it is left out");
  }
  return [];
}

function wordsOf(node: Node, words: readonly string[]): readonly string[] {
  if (!isShared(node)) return words;
  const own = splitWords(node.token);
  const last = own.at(-1)?.toLowerCase();
  return last === "response" || last === "error" ? own : [...own, "response"];
}

function lowerResponse(context: Context, { status, node, hasBody }: AnsweredEntry, words: readonly string[]): Response {
  const media = hasBody ? mediaOf(context, status, node) : [];
  const name = createContentNamer(context, { words: wordsOf(node, words) });
  const contents = media.map((declared) => {
    const kind = responseKind(context, declared);
    const entry = kind === "sse" ? withEventData(context, declared) : declared;
    name.place(entry);
    return { content: lowerContent(context, entry, kind), rank: preference(entry.token, kind), entry };
  });
  contents.sort((a, b) => a.rank - b.rank);
  const response: Mutable<Response> = {
    status,
    contents: contents.map(({ content }) => content),
    headers: lowerHeaders(context, child(node, "headers"), wordsOf(node, words)),
    origin: originOf(node),
  };
  document(response, node.value);
  // Those of the other media types are values of other types.
  const examples = contents[0] && examplesAt(context, contents[0].entry);
  if (examples) response.examples = examples;
  if (child(node, "links"))
    noteUnsupported(context, child(node, "links")!, "A link between operations", "it is left out");
  return response;
}

function lowerHeaders(
  context: Context,
  declared: Node | undefined,
  words: readonly string[],
): readonly ResponseHeader[] {
  const headers: ResponseHeader[] = [];
  for (const entry of expectMembers(context, declared)) {
    const node = followObject(context, entry);
    if (!node || entry.token.toLowerCase() === "content-type") continue;
    const schema = child(node, "schema");
    if (schema) {
      const shared = node.parent?.token === "headers" && node.parent.parent?.token === "components";
      const own = shared ? [...splitWords(node.token), "header"] : [...words, ...splitWords(entry.token)];
      context.schemas.place(schema, { words: own, wire: entry.token });
    }
    const required = node.value.required === true;
    const header: Mutable<ResponseHeader> = {
      name: makeName(entry.token),
      ...(schema ? context.schemas.member(schema, { required }) : { type: primitive("string"), required }),
    };
    document(header, node.value);
    headers.push(header);
  }
  return headers;
}

type ResponseKind = "json" | "jsonl" | "sse" | "text" | "xml" | "binary";

function responseKind(context: Context, entry: Node): ResponseKind {
  const kind: MediaKind = mediaKind(entry.token);
  const schema = child(entry, "schema");
  const followed = schema && context.resolver.follow(schema);
  const isFile = followed !== undefined && isObject(followed.value) && isBinary(followed.value);
  // Raw bytes are a file whatever the media type says: JSON has none.
  if (kind === "jsonl" || kind === "sse" || (kind === "json" && !isFile)) return kind;
  if (kind === "binary" || isFile) return "binary";
  // A number or a boolean is written as in JSON.
  if (kind === "text" && isPlainValue(followed)) return "json";
  if (kind === "text" || kind === "xml") return kind;
  const structured = isStructured(followed);
  if (kind !== "any") noteUntypedMedia(context, entry, structured ? "it is read as JSON" : "it is read as bytes");
  return structured ? "json" : "binary";
}

function lowerContent(context: Context, entry: Node, kind: ResponseKind): ResponseContent {
  const mediaType = entry.token;
  switch (kind) {
    case "json":
    case "jsonl":
      return { kind, mediaType, type: typeOf(context, entry) };
    case "sse":
      return eventStream(context, entry);
    case "text":
      if (isRecords(mediaType)) noteUntypedMedia(context, entry, "the records are read as text");
      return { kind, mediaType, type: textType(context, entry) };
    case "xml":
      noteUntypedMedia(context, entry, "the document is read as text");
      return { kind: "text", mediaType, type: primitive("string") };
    case "binary":
      return context.frontend.settings["use-bytes-for-binary-response"] === true
        ? { kind, mediaType, bytes: true }
        : { kind, mediaType };
    default:
      return kind satisfies never;
  }
}

/** Events whose schema is text carry text; all others carry JSON. */
function eventStream(context: Context, entry: Node): ResponseContent {
  const type = typeOf(context, entry);
  const base = { kind: "sse" as const, mediaType: entry.token, type };
  const isText = type.kind === "primitive" && type.primitive === "string";
  return isText ? { ...base, text: true } : base;
}

function typeOf(context: Context, entry: Node): Type {
  const schema = child(entry, "schema") ?? child(entry, "itemSchema");
  return schema ? context.schemas.type(schema) : unknownType;
}

/** An error response. A redirect without a body adds nothing to what the transport knows. */
function lowerError(
  context: Context,
  { status, node, hasBody }: AnsweredEntry,
  words: readonly string[],
): ErrorResponse | undefined {
  const media = hasBody ? mediaOf(context, status, node) : [];
  if (media.length === 0 && classOf(status) === 3) return undefined;
  const name = createContentNamer(context, { words: wordsOf(node, words), own: ["body"] });
  const kinds = media.map((entry) => ({ entry, kind: responseKind(context, entry) }));
  kinds.sort((a, b) => preference(a.entry.token, a.kind) - preference(b.entry.token, b.kind));
  const json = kinds.flatMap(({ entry, kind }) => (kind === "json" ? entry : []));
  const either = unionOfContents(json);
  const best = either ? { entry: either, kind: "json" as const } : kinds[0];
  if (best) name.place(best.entry);
  if (either) for (const entry of json) name.place(entry);
  const type = best ? errorType(context, best.entry, best.kind) : null;
  const origin = originOf(node);
  const description = typeof node.value.description === "string" ? node.value.description : undefined;
  const error: Mutable<ErrorResponse> = {
    status,
    error: draftError(context, {
      status,
      type,
      origin,
      description,
      words: best && ownWords(context, node, best.entry),
    }),
    origin,
  };
  document(error, node.value);
  return error;
}

/** The words of an error whose body is part of another response, which has a name of its own; undefined for others. */
function ownWords(context: Context, node: Node, entry: Node): readonly string[] | undefined {
  const schema = child(entry, "schema");
  const target = schema && context.resolver.follow(schema);
  const response = target && responseAround(target);
  if (response === undefined || keyOf(response) === keyOf(node)) return undefined;
  return isShared(node) ? wordsOf(node, []) : [];
}

/** The response component that a schema is part of. */
function responseAround(schema: Node): Node | undefined {
  for (let node: Node | null = schema; node; node = node.parent) if (isShared(node)) return node;
  return undefined;
}

/** Whether a response is a component. */
function isShared(node: Node): boolean {
  return node.parent?.token === "responses" && node.parent.parent?.token === "components";
}

function errorType(context: Context, entry: Node, kind: ResponseKind): Type | null {
  if (kind === "binary") return null;
  if (kind !== "json") return primitive("string");
  const type = typeOf(context, entry);
  return type.kind === "unknown" ? null : type;
}
