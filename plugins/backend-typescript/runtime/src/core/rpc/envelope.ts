import { encodeJson } from "../json/json.js";
import type { BodyEncoder } from "../http/body.js";
import { checkSize } from "../stream/lines.js";
import type { Bound } from "../stream/lines.js";

/** A message of a stream by the Connect protocol. */
export interface Envelope {
  /** 1: the message is compressed. 2: it is the end of the stream and tells how it ended. */
  readonly flags: number;
  readonly text: string;
}

/** Flags, and four bytes of length. */
const HEAD = 5;

/** Writes a body as the one message of a stream. */
export const envelopeBody: BodyEncoder = (spec, value) => {
  const message = new TextEncoder().encode(encodeJson(value) ?? "null");
  const bytes = new Uint8Array(HEAD + message.length);
  new DataView(bytes.buffer).setUint32(1, message.length);
  bytes.set(message, HEAD);
  const contentType = spec.mediaType ?? "application/connect+json";
  return { contentType, replayable: true, open: () => bytes };
};

/** The messages of a stream, however it is cut into chunks. What is cut off at its end is left out. */
export async function* envelopesOf(
  chunks: AsyncIterable<Uint8Array>,
  bound: Bound,
): AsyncGenerator<Envelope, void, undefined> {
  let waiting: Uint8Array[] = [];
  let held = 0;
  let wanted = HEAD;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    held += chunk.length;
    // Joined only once the whole message is there, so that a long one in small chunks stays cheap.
    if (held < wanted) continue;
    let bytes = joined(waiting, held);
    for (;;) {
      const length = bytes.length < HEAD ? 0 : viewOf(bytes).getUint32(1);
      checkSize(length, bound);
      wanted = HEAD + length;
      if (bytes.length < wanted) break;
      yield { flags: bytes[0] ?? 0, text: utf8.decode(bytes.subarray(HEAD, wanted)) };
      bytes = bytes.subarray(wanted);
    }
    waiting = [bytes];
    held = bytes.length;
  }
}

const utf8: TextDecoder = new TextDecoder();

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
