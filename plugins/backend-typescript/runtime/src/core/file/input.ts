import { ConfigurationError } from "../../errors/configuration.js";

/**
 * Content to send: in memory (a string is text, not a path), as a stream, or as the path of a file if the platform
 * has a file system.
 */
export type FileData =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | { readonly path: string };

/** A file to send. A stream can be sent only once, so a call that sends one is not retried. */
export type FileInput =
  | FileData
  | {
      readonly data: FileData;
      readonly filename?: string | undefined;
      readonly contentType?: string | undefined;
    };

/** A file that is ready to be sent. */
export interface OpenFile {
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  /** Bytes, where known. */
  readonly size: number | undefined;
  readonly replayable: boolean;
  /** The body if the platform can send it directly; absent if it has to be read first. */
  readonly memory?: Blob | Uint8Array;
  read(): AsyncIterable<Uint8Array>;
}

/** Whether a value can only be meant as a file: not so for plain objects. */
export function isFileData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true;
  return "getReader" in value || Symbol.asyncIterator in value || isBlob(value);
}

function isBlob(value: object): value is Blob {
  return "arrayBuffer" in value && "size" in value && "type" in value;
}

/** Prepares a file. Raises `ConfigurationError` for what is none, and for paths that cannot be read. */
export async function openFile(input: unknown): Promise<OpenFile> {
  const wrapped =
    typeof input === "object" && input !== null && "data" in input && !isFileData(input);
  const { data, filename, contentType } = (wrapped ? input : { data: input }) as {
    readonly data: unknown;
    readonly filename?: string;
    readonly contentType?: string;
  };
  const opened = await openData(data);
  return {
    ...opened,
    filename: filename ?? opened.filename,
    contentType: contentType ?? opened.contentType,
  };
}

async function openData(data: unknown): Promise<OpenFile> {
  if (typeof data === "string") return inMemory(new TextEncoder().encode(data));
  if (data instanceof ArrayBuffer) return inMemory(new Uint8Array(data));
  if (ArrayBuffer.isView(data)) {
    return inMemory(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  }
  if (typeof data !== "object" || data === null) throw notFile();
  if (isBlob(data)) return inMemory(data);
  const common = {
    filename: undefined,
    contentType: undefined,
    size: undefined,
    replayable: false,
  };
  if ("getReader" in data) {
    return { ...common, read: () => chunksOfStream(data as ReadableStream<Uint8Array>) };
  }
  if (Symbol.asyncIterator in data) {
    return { ...common, read: () => chunksOfIterable(data as AsyncIterable<Uint8Array | string>) };
  }
  if ("path" in data && typeof data.path === "string") return openPath(data.path);
  throw notFile();
}

function notFile(): ConfigurationError {
  return new ConfigurationError("A file must be a Blob, bytes, a stream or { path }");
}

function inMemory(memory: Blob | Uint8Array): OpenFile {
  const isBytes = memory instanceof Uint8Array;
  const { name, type } = memory as { readonly name?: unknown; readonly type?: unknown };
  return {
    filename: typeof name === "string" ? name : undefined,
    contentType: !isBytes && typeof type === "string" && type !== "" ? type : undefined,
    size: isBytes ? memory.length : memory.size,
    replayable: true,
    memory,
    async *read() {
      if (isBytes) yield memory;
      else yield* chunksOfStream(memory.stream());
    },
  };
}

/** The chunks of a stream; it is cancelled where they are not read to the end. */
export async function* chunksOfStream(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isComplete = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isComplete) await reader.cancel().catch(() => undefined);
  }
}

async function* chunksOfIterable(
  source: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  for await (const chunk of source) yield typeof chunk === "string" ? encoder.encode(chunk) : chunk;
}

/** The part of `node:fs` that is used; it is loaded when a path is given, and never in a browser. */
interface FileSystem {
  readonly promises: { stat(path: string): Promise<{ readonly size: number; isFile(): boolean }> };
  createReadStream(path: string): AsyncIterable<Uint8Array>;
}

async function openPath(path: string): Promise<OpenFile> {
  try {
    // Not a literal: bundlers for browsers would try to resolve it.
    const name = "node:fs";
    const fs = (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as FileSystem;
    const { size } = await fs.promises.stat(path);
    const filename = path.split(/[\\/]/).pop() ?? path;
    const read = (): AsyncIterable<Uint8Array> => fs.createReadStream(path);
    return { filename, contentType: undefined, size, replayable: true, read };
  } catch (error) {
    const code = (error as { readonly code?: string }).code ?? "no file system";
    throw new ConfigurationError(`The file cannot be read: ${path} (${code})`);
  }
}
