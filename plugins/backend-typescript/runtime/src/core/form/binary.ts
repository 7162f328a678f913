import type { BodyEncoder } from "../http/body.js";
import { openFile } from "../file/input.js";
import { toStream } from "../file/stream.js";

/** Sends a file as the whole body. */
export const binaryBody: BodyEncoder = async (spec, value) => {
  const file = await openFile(value);
  const { memory, replayable } = file;
  const declared = spec.mediaType?.includes("*") === false ? spec.mediaType : undefined;
  const contentType = file.contentType ?? declared ?? "application/octet-stream";
  if (memory !== undefined) return { contentType, replayable, open: () => memory };
  const open = (signal: AbortSignal): ReadableStream<Uint8Array> =>
    toStream(file.read()[Symbol.asyncIterator](), signal);
  return { contentType, replayable, length: file.size, open };
};
