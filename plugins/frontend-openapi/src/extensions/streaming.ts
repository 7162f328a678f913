import { isObject, locationOf, type Node, reportType } from "@sdkwright/json-schema";
import {
  type HttpOperation,
  makeName,
  type Name,
  type Response,
  type ResponseContent,
  type Type,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import { checkKeys, choiceOf, extensionAt, flagOf, memberAt, memberText, reportNeeds } from "./read.js";

type StreamContent = Extract<ResponseContent, { readonly kind: "sse" | "jsonl" }>;
type JsonContent = Extract<ResponseContent, { readonly kind: "json" }>;

/** An operation whose call streams, or that is two calls: one that streams and one that does not. */
export interface Streamed {
  readonly operation: HttpOperation;
  /** Of two calls, whether this is the one that streams. Absent: there is one call. */
  readonly streams?: boolean;
}

const KEYS = [
  "format",
  "terminator",
  "resumable",
  "error-event",
  "stream-condition",
  "stream-description",
  "response",
  "response-stream",
];

/** What `x-gen-streaming` of an operation says, with that of the document below it. */
interface Settings {
  /** The operation's own extension; undefined where only media types say that it streams. */
  readonly at: Node | undefined;
  readonly format: "sse" | "jsonl" | undefined;
  readonly terminator: string | undefined;
  readonly errorEvent: string | undefined;
  readonly resumable: boolean;
}

export interface StreamInput {
  readonly node: Node;
  /** Words for the schemas that stand in it. */
  readonly words: readonly string[];
  readonly operation: HttpOperation;
}

/** One call, or two where an operation answers with a stream or without. Sets how streams are read and ended. */
export function lowerStreaming(context: Context, input: StreamInput): readonly Streamed[] {
  const { node, operation } = input;
  const at = extensionAt(node, "streaming");
  if (at?.value === false) return [{ operation }];
  const settings = settingsOf(context, at);
  const condition = at && memberAt(at, "stream-condition");
  if (at && condition) return conditional(context, { ...input, at, settings });
  if (at) {
    const streamed = withStream(operation, settings);
    if (streamed) return [{ operation: streamed }];
    if (operation.responses.some(({ contents }) => contents.some(({ kind }) => kind === "binary")))
      noteFile(context, at);
    else reportNeeds(context, at, "a successful response with JSON or with an event stream");
    return [{ operation }];
  }
  return byMediaType(operation, settings);
}

function noteFile(context: Context, at: Node): void {
  const params = { key: at.token, reason: "the answer is a file, which streams anyway" };
  context.report(openapiCatalogue.create("no-effect", params, { location: locationOf(at, "key") }));
}

function settingsOf(context: Context, at: Node | undefined): Settings {
  const root = extensionAt(context.resolver.root, "streaming");
  const nodes = [at, root].filter((node): node is Node => node !== undefined && isObject(node.value));
  for (const node of nodes) checkKeys(context, node, KEYS);
  if (at && at.value !== true && !isObject(at.value)) reportType(context, at, "true, false or an object");
  const first = (name: string): Node | undefined => {
    for (const node of nodes) {
      const found = memberAt(node, name);
      if (found) return found;
    }
    return undefined;
  };
  const text = (name: string): string | undefined => {
    const holder = nodes.find((node) => memberAt(node, name));
    return holder && memberText(context, holder, name);
  };
  const format = choiceOf(context, first("format"), ["sse", "json"]);
  return {
    at,
    format: format === "json" ? "jsonl" : format,
    terminator: text("terminator"),
    errorEvent: text("error-event"),
    resumable: flagOf(context, first("resumable")) === true,
  };
}

function isStream(content: ResponseContent): content is StreamContent {
  return content.kind === "sse" || content.kind === "jsonl";
}

function isJson(content: ResponseContent): content is JsonContent {
  return content.kind === "json";
}

/** The content as a stream: as it is declared, or JSON read item by item. */
function streamOf(content: StreamContent | JsonContent, settings: Settings, type: Type = content.type): StreamContent {
  const declared = isStream(content) ? content.kind : undefined;
  const kind = settings.at === undefined ? (declared ?? "jsonl") : (settings.format ?? declared ?? "jsonl");
  const mediaType =
    declared === kind ? content.mediaType : kind === "sse" ? "text/event-stream" : "application/x-ndjson";
  const ended = settings.terminator === undefined ? {} : { terminator: settings.terminator };
  if (kind === "jsonl") return { kind, mediaType, type, ...ended };
  return {
    kind,
    mediaType,
    type,
    ...ended,
    ...(settings.errorEvent !== undefined && { errorEvent: settings.errorEvent }),
    ...(settings.resumable && { resumable: true }),
    ...(content.kind === "sse" && content.text && type === content.type && { text: true }),
  };
}

/** The first success with a body, with its contents replaced; undefined where there is none, or nothing to put there. */
function replaced(
  operation: HttpOperation,
  change: (contents: readonly ResponseContent[]) => readonly ResponseContent[] | undefined,
): HttpOperation | undefined {
  const index = operation.responses.findIndex(({ contents }) => contents.length > 0);
  const response = operation.responses[index];
  const contents = response && change(response.contents);
  if (!response || !contents) return undefined;
  const responses: Response[] = operation.responses.map((one, at) => (at === index ? { ...response, contents } : one));
  return { ...operation, responses };
}

function withStream(operation: HttpOperation, settings: Settings, type?: Type): HttpOperation | undefined {
  return replaced(operation, (contents) => {
    const content = contents.find(isStream) ?? contents.find(isJson);
    return content && [streamOf(content, settings, type), ...contents.filter((other) => other !== content)];
  });
}

/** Two calls where a response offers JSON or a file beside a stream; one that streams where it offers a stream alone. */
function byMediaType(operation: HttpOperation, settings: Settings): readonly Streamed[] {
  const contents = operation.responses.find((response) => response.contents.length > 0)?.contents ?? [];
  if (!contents.some(isStream)) return [{ operation }];
  const streamed = withStream(operation, settings) ?? operation;
  if (!contents.some((content) => isJson(content) || content.kind === "binary")) return [{ operation: streamed }];
  return [
    { operation: replaced(operation, streamsLast) ?? operation, streams: false },
    { operation: twin(streamed), streams: true },
  ];
}

function streamsLast(contents: readonly ResponseContent[]): readonly ResponseContent[] {
  return [...contents.filter((content) => !isStream(content)), ...contents.filter(isStream)];
}

interface Conditional extends StreamInput {
  readonly at: Node;
  readonly settings: Settings;
}

/** Two calls: `response` is what comes without streaming, `response-stream` is one item of the stream. */
function conditional(context: Context, { at, settings, operation, words }: Conditional): readonly Streamed[] {
  const typeAt = (name: string, own: readonly string[]): Type | undefined => {
    const schema = memberAt(at, name);
    if (!schema) return undefined;
    const inner = [...words, ...own];
    context.schemas.place(schema, { words: inner, wire: inner.join(" ") });
    return context.schemas.type(schema);
  };
  const plainType = typeAt("response", ["response"]);
  const itemType = typeAt("response-stream", ["stream", "response"]);
  const plain = replaced(operation, (contents) => plainContents(contents, plainType));
  const streamed = withStream(operation, settings, itemType);
  if (!plain || !streamed) {
    reportNeeds(context, at, "a successful response with JSON or with an event stream");
    return [{ operation }];
  }
  const description = memberText(context, at, "stream-description");
  const described = description === undefined ? streamed : { ...streamed, description };
  return [
    { operation: plain, streams: false },
    { operation: twin(described), streams: true },
  ];
}

function plainContents(
  contents: readonly ResponseContent[],
  type: Type | undefined,
): readonly ResponseContent[] | undefined {
  const declared = contents.find(isJson);
  const known = type ?? declared?.type;
  if (!known) return undefined;
  const json: JsonContent = { kind: "json", mediaType: declared?.mediaType ?? "application/json", type: known };
  return [json, ...contents.filter((other) => other !== declared && !isStream(other))];
}

/** The streaming call of two, a method of its own. */
function twin(operation: HttpOperation): HttpOperation {
  const { requestName } = operation;
  return {
    ...operation,
    id: `${operation.id}/stream`,
    name: streamName(operation.name),
    ...(requestName && { requestName: streamRequest(requestName) }),
  };
}

/** `create` becomes `create stream`. */
export function streamName({ wire, words }: Name): Name {
  return makeName(`${wire} stream`, { words: [...words, "stream"] });
}

/** `ChatRequest` becomes `ChatStreamRequest`. */
function streamRequest({ wire, words }: Name): Name {
  const isRequest = words.at(-1)?.toLowerCase() === "request";
  const longer = isRequest ? [...words.slice(0, -1), "stream", words.at(-1)!] : [...words, "stream"];
  return makeName(`${wire} stream`, { words: longer });
}
