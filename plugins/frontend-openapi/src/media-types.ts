import { isObject, type Node } from "@sdkwright/json-schema";

/** How bodies of a media type are written and read. */
export type MediaKind = "json" | "jsonl" | "sse" | "form" | "multipart" | "text" | "binary" | "xml" | "any" | "unknown";

const TEXT: ReadonlySet<string> = new Set([
  "application/yaml",
  "application/x-yaml",
  "application/javascript",
  "application/jwt",
  "application/graphql",
  "application/sql",
  "application/toml",
  "application/json-seq",
]);
/** `text/json` and its like; not a typing error in the word before the slash. */
const JSON_NAME = /^(?:text|model|message|x-[\w.-]+|\*)\/json$/;
const JSON_LINES: ReadonlySet<string> = new Set([
  "application/jsonl",
  "application/x-jsonl",
  "application/ndjson",
  "application/x-ndjson",
  "application/x-json-lines",
  "application/json-lines",
  "application/jsonlines",
]);
const BINARY: ReadonlySet<string> = new Set([
  "application/octet-stream",
  "application/pdf",
  "application/zip",
  "application/gzip",
  "application/x-gzip",
  "application/x-tar",
  "application/x-protobuf",
  "application/protobuf",
  "application/vnd.ms-excel",
]);

/** The media type without parameters, in lower case. */
export function essence(mediaType: string): string {
  const end = mediaType.indexOf(";");
  return (end < 0 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
}

/** How a media type is handled, from its name alone. */
export function mediaKind(mediaType: string): MediaKind {
  const name = essence(mediaType);
  if (name === "application/json" || name.endsWith("+json") || JSON_NAME.test(name)) return "json";
  if (JSON_LINES.has(name)) return "jsonl";
  if (name === "text/event-stream") return "sse";
  if (name === "application/x-www-form-urlencoded") return "form";
  if (name.startsWith("multipart/")) return "multipart";
  if (name.endsWith("/xml") || name.endsWith("+xml")) return "xml";
  if (name.startsWith("text/") || TEXT.has(name) || name.endsWith("+yaml")) return "text";
  if (BINARY.has(name) || /^(?:image|audio|video|font)\//.test(name) || /\+(?:zip|gzip)$/.test(name)) return "binary";
  return name === "*/*" || name === "application/*" ? "any" : "unknown";
}

/** Whether a schema is structured: only JSON can carry its values. */
export function isStructured(schema: Node | undefined): boolean {
  if (!schema || !isObject(schema.value)) return false;
  const { type, format, contentEncoding } = schema.value;
  if (format === "binary" || contentEncoding === "binary") return false;
  if (type === "string" || type === undefined) return type === undefined && Object.keys(schema.value).length > 0;
  return true;
}

/** Preference among the contents of a body: plain JSON before its dialects, what has types before what has none. */
export function preference(mediaType: string, kind: MediaKind): number {
  switch (kind) {
    case "json":
      return essence(mediaType) === "application/json" ? 0 : 1;
    case "sse":
    case "jsonl":
      return 2;
    case "multipart":
      return 3;
    case "form":
      return 4;
    case "text":
    case "xml":
      return 5;
    case "binary":
    case "any":
    case "unknown":
      return 6;
    default:
      return kind satisfies never;
  }
}
