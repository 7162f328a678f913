import { ConfigurationError } from "../../errors/configuration.js";
import type { HttpBody } from "../http/middleware.js";
import { toStream } from "./stream.js";

/** The content of a file. A path is read on platforms that have files. */
export type FileData =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | { readonly path: string };

/** A file to send: its content alone, or with a name and a media type. */
export type FileInput =
  | FileData
  | {
      readonly data: FileData;
      readonly filename?: string | undefined;
      readonly contentType?: string | undefined;
    };

/** A file that is ready to be sent. */
export interface OpenFile {
  readonly name: string | undefined;
  readonly type: string | undefined;
  /** Bytes, where that is known. */
  readonly length: number | undefined;
  /** Whether {@link open} can be called again. Streams can be read once. */
  readonly replayable: boolean;
  open(): HttpBody;
}

/** Finds out what a file input is. Raises `ConfigurationError` for what is no file. */
export async function openFile(input: unknown): Promise<OpenFile> {
  if (isObject(input) && "data" in input) {
    const file = await openFile(input["data"]);
    const { filename, contentType } = input as { filename?: string; contentType?: string };
    return { ...file, name: filename ?? file.name, type: contentType ?? file.type };
  }
  if (typeof input === "string") return openBytes(new TextEncoder().encode(input));
  if (input instanceof Blob) return openBlob(input);
  if (input instanceof Uint8Array) return openBytes(input);
  if (input instanceof ArrayBuffer) return openBytes(new Uint8Array(input));
  if (isObject(input) && typeof input["path"] === "string" && !isIterable(input))
    return openPath(input["path"]);
  if (isObject(input) && typeof input["getReader"] === "function")
    return openOnce(input as unknown as ReadableStream<Uint8Array>);
  if (isIterable(input)) return openOnce(toStream(input[Symbol.asyncIterator]()));
  throw new ConfigurationError("A file must be a Blob, bytes, a stream or { path }");
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isIterable(value: unknown): value is AsyncIterable<Uint8Array> {
  return isObject(value) && Symbol.asyncIterator in value && !("getReader" in value);
}

function openBytes(bytes: Uint8Array): OpenFile {
  const { length } = bytes;
  return { name: undefined, type: undefined, length, replayable: true, open: () => bytes };
}

function openBlob(blob: Blob): OpenFile {
  const { name } = blob as { name?: string };
  const type = blob.type === "" ? undefined : blob.type;
  return { name, type, length: blob.size, replayable: true, open: () => blob };
}

function openOnce(stream: ReadableStream<Uint8Array>): OpenFile {
  return {
    name: undefined,
    type: undefined,
    length: undefined,
    replayable: false,
    open: () => stream,
  };
}

/** The file systems of Node, Deno and Bun; loaded only for a path, so that browsers never see it. */
async function openPath(path: string): Promise<OpenFile> {
  const name = path.split(/[\\/]/).pop();
  try {
    const fs = await import("node:fs" as string).then((module: unknown) => module as FileSystem);
    const { size } = await fs.promises.stat(path);
    const open = (): HttpBody => toStream(fs.createReadStream(path)[Symbol.asyncIterator]());
    return { name, type: undefined, length: size, replayable: true, open };
  } catch {
    throw new ConfigurationError(`The file ${name ?? ""} cannot be read`);
  }
}

interface FileSystem {
  readonly promises: { stat(path: string): Promise<{ readonly size: number }> };
  createReadStream(path: string): AsyncIterable<Uint8Array>;
}
