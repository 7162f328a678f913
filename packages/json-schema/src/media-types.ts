import type { JsonObject } from "./node.js";

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

/**
 * Whether a schema of text is one of raw bytes where its place can hold them: `format: binary`, or the media type of a file
 * without an encoding (OpenAPI 3.1). In text of a media type such as `text/html` or JSON, there is text.
 */
export function isBinary({ format, contentEncoding, contentMediaType }: JsonObject): boolean {
  if (format === "binary" || contentEncoding === "binary") return true;
  return contentEncoding === undefined && typeof contentMediaType === "string" && isFileType(contentMediaType);
}

const FILES: ReadonlySet<MediaKind> = new Set(["binary", "any", "unknown"]);

/** Whether what has a media type is a file: everything that is not known to be text. */
export function isFileType(mediaType: string): boolean {
  return FILES.has(mediaKind(mediaType));
}
