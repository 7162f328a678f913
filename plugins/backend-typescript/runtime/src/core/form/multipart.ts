import { ConfigurationError } from "../../errors/configuration.js";
import { openFile } from "../file/input.js";
import type { OpenFile } from "../file/input.js";
import { toStream } from "../file/stream.js";
import type { BodyEncoder } from "../http/body.js";
import type { HttpBody } from "../http/middleware.js";
import { encodeJson } from "../json/json.js";
import type { FieldSpec } from "../spec.js";
import { scalarText } from "../url/values.js";

/** Head and content of one part (RFC 7578). */
interface Part {
  readonly head: string;
  readonly content: OpenFile | string;
}

const utf8: TextEncoder = new TextEncoder();

/** Names stand in quotes: what would end them or the line is percent-encoded, as browsers do. */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => ({ '"': "%22", "\r": "%0D" })[char] ?? "%0A");
}

function headOf(name: string, filename?: string, type?: string): string {
  const file = filename === undefined ? "" : `; filename="${escapeName(filename)}"`;
  const lines = [`Content-Disposition: form-data; name="${escapeName(name)}"${file}`];
  if (type !== undefined) lines.push(`Content-Type: ${type.replace(/[\r\n]/g, "")}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

async function filePart(name: string, value: unknown, spec: FieldSpec | undefined): Promise<Part> {
  const file = await openFile(value);
  const type = file.type ?? spec?.contentType ?? "application/octet-stream";
  return { head: headOf(name, file.name ?? name, type), content: file };
}

/** Whether a value can only be a file, whatever its field says. */
function isFile(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return value instanceof Blob || value instanceof Uint8Array || "getReader" in value;
}

async function partsOf(name: string, value: unknown, spec: FieldSpec | undefined): Promise<Part[]> {
  if (value === undefined || value === null) return [];
  const isList = Array.isArray(value) && spec?.encoding !== "json";
  if (isList) {
    const parts: Part[] = [];
    for (const item of value as unknown[]) parts.push(...(await partsOf(name, item, spec)));
    return parts;
  }
  if (spec?.encoding === "file" || isFile(value)) return [await filePart(name, value, spec)];
  const isJson =
    spec?.encoding === "json" || (typeof value === "object" && !(value instanceof Date));
  if (isJson) {
    const type = spec?.contentType ?? "application/json";
    return [{ head: headOf(name, undefined, type), content: encodeJson(value) ?? "null" }];
  }
  const type = spec?.contentType;
  return [{ head: headOf(name, undefined, type), content: scalarText(value, name) }];
}

async function* bytesOf(body: HttpBody): AsyncGenerator<Uint8Array, void, undefined> {
  if (typeof body === "string") yield utf8.encode(body);
  else if (body instanceof Uint8Array) yield body;
  else {
    const reader = (body instanceof Blob ? body.stream() : body).getReader();
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
    } finally {
      reader.cancel().catch(() => undefined);
    }
  }
}

async function* write(
  parts: readonly Part[],
  boundary: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const { head, content } of parts) {
    yield utf8.encode(`--${boundary}\r\n${head}`);
    yield* bytesOf(typeof content === "string" ? content : content.open());
    yield utf8.encode("\r\n");
  }
  yield utf8.encode(`--${boundary}--\r\n`);
}

/** Bytes of the whole body; undefined where the length of some part is not known. */
function lengthOf(parts: readonly Part[], boundary: string): number | undefined {
  let length = boundary.length + 6;
  for (const { head, content } of parts) {
    const own = typeof content === "string" ? utf8.encode(content).length : content.length;
    if (own === undefined) return undefined;
    length += boundary.length + 4 + utf8.encode(head).length + own + 2;
  }
  return length;
}

/** `multipart/form-data`: parts in the order of the properties, files streamed. */
export const multipartBody: BodyEncoder = async (spec, value) => {
  if (typeof value !== "object" || value === null)
    throw new ConfigurationError("The body of a form must be an object");
  const fields = new Map((spec.fields ?? []).map((field) => [field.name, field] as const));
  const parts: Part[] = [];
  for (const [name, item] of Object.entries(value))
    parts.push(...(await partsOf(name, item, fields.get(name))));
  const boundary = `----${globalThis.crypto.randomUUID()}`;
  const isReplayable = ({ content }: Part): boolean =>
    typeof content === "string" || content.replayable;
  return {
    contentType: `${spec.mediaType ?? "multipart/form-data"}; boundary=${boundary}`,
    length: lengthOf(parts, boundary),
    replayable: parts.every(isReplayable),
    open: () => toStream(write(parts, boundary)),
  };
};
