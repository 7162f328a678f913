import { encodeJson } from "../json/json.js";
import { isFileData, openFile } from "../file/input.js";
import type { OpenFile } from "../file/input.js";
import { toStream } from "../file/stream.js";
import type { BodyEncoder } from "../http/body.js";
import type { HttpBody } from "../http/middleware.js";
import type { FieldSpec } from "../spec.js";
import { encodePairs } from "../url/query.js";
import { partsOf, scalarText } from "../url/values.js";
import { fieldsOf } from "./form.js";

/** Head of a part, and what follows it. */
interface Part {
  readonly head: Uint8Array;
  readonly content: Uint8Array | OpenFile;
}

const CRLF = "\r\n";

/** Sends the properties of an object as the parts of `multipart/form-data`; files are streamed. */
export const multipartBody: BodyEncoder = async (spec, value) => {
  const boundary = randomBoundary();
  const parts: Part[] = [];
  for (const [field, item] of fieldsOf(value, spec.fields)) {
    for (const one of splitsUp(field, item) ? item : [item])
      parts.push(...(await toParts(field, one, boundary)));
  }
  const tail = new TextEncoder().encode(`--${boundary}--${CRLF}`);
  const files = parts.flatMap(({ content }) => (content instanceof Uint8Array ? [] : [content]));
  return {
    contentType: `${spec.mediaType ?? "multipart/form-data"}; boundary=${boundary}`,
    length: files.every((file) => file.memory !== undefined) ? undefined : lengthOf(parts, tail),
    replayable: files.every((file) => file.replayable),
    open: (signal) => open(parts, tail, signal),
  };
};

/** Lists are one part an item, unless they are declared as one JSON text. */
function splitsUp(field: FieldSpec, value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !(field.encoding === "json" && field.repeated !== true);
}

async function toParts(field: FieldSpec, value: unknown, boundary: string): Promise<Part[]> {
  const { name, style, contentType } = field;
  if (value === undefined || value === null) return [];
  if (field.encoding === "file" || isFileData(value)) {
    const file = await openFile(value);
    const type = file.contentType || concrete(contentType) || "application/octet-stream";
    return [
      { head: head(boundary, { name, filename: file.filename || "file", type }), content: file },
    ];
  }
  const encoder = new TextEncoder();
  if (partsOf(value) === undefined && field.encoding !== "json") {
    const text = scalarText(value, name);
    return [
      {
        head: head(boundary, { name, type: concrete(contentType) }),
        content: encoder.encode(text + CRLF),
      },
    ];
  }
  if (style !== undefined && field.encoding !== "json") {
    return encodePairs(name, value, { style, explode: field.explode }, encodeURIComponent).map(
      (pair) => {
        const [key = "", text = ""] = pair.split("=").map(decodeURIComponent);
        return { head: head(boundary, { name: key }), content: encoder.encode(text + CRLF) };
      },
    );
  }
  const type = concrete(contentType) ?? "application/json";
  return [
    {
      head: head(boundary, { name, type }),
      content: encoder.encode((encodeJson(value) ?? "") + CRLF),
    },
  ];
}

/** A declared type that names one, not a choice. */
function concrete(type: string | undefined): string | undefined {
  return type === undefined || /[*,]/.test(type) ? undefined : type;
}

function head(
  boundary: string,
  part: { readonly name: string; readonly filename?: string; readonly type?: string | undefined },
): Uint8Array {
  const filename = part.filename === undefined ? "" : `; filename="${quoted(part.filename)}"`;
  const type =
    part.type === undefined ? "" : `Content-Type: ${part.type.replace(/[\r\n]/g, " ")}${CRLF}`;
  const disposition = `Content-Disposition: form-data; name="${quoted(part.name)}"${filename}`;
  return new TextEncoder().encode(`--${boundary}${CRLF}${disposition}${CRLF}${type}${CRLF}`);
}

/** Escaped as the WHATWG specification of forms says, and NUL likewise, which headers cannot hold. */
function quoted(text: string): string {
  return text.replace(/["\r\n]/g, (char) => encodeURIComponent(char)).replaceAll("\0", "%00");
}

function randomBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return `form-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Length of the whole, where the length of every file is known. */
function lengthOf(parts: readonly Part[], tail: Uint8Array): number | undefined {
  let length = tail.length;
  for (const { head: start, content } of parts) {
    const size = content instanceof Uint8Array ? content.length : content.size;
    if (size === undefined) return undefined;
    length += start.length + size + (content instanceof Uint8Array ? 0 : CRLF.length);
  }
  return length;
}

/** One Blob where all is in memory, which every platform can send; else a stream. */
function open(parts: readonly Part[], tail: Uint8Array, signal: AbortSignal): HttpBody {
  const pieces: (Blob | Uint8Array)[] = [];
  for (const { head: start, content } of parts) {
    if (content instanceof Uint8Array) pieces.push(start, content);
    else if (content.memory === undefined) return toStream(chunks(parts, tail), signal);
    else pieces.push(start, content.memory, new TextEncoder().encode(CRLF));
  }
  return new Blob([...pieces, tail] as BlobPart[]);
}

async function* chunks(
  parts: readonly Part[],
  tail: Uint8Array,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const { head: start, content } of parts) {
    yield start;
    if (content instanceof Uint8Array) yield content;
    else {
      yield* content.read();
      yield new TextEncoder().encode(CRLF);
    }
  }
  yield tail;
}
