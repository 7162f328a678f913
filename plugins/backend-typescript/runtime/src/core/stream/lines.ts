import { StreamError } from "../../errors/stream.js";

/** Most characters of one event, of one line or of one message, unless the caller sets a limit. */
const EVENT_LIMIT = 32 * 1024 * 1024;

/** How much one event may be, and how an error says which call that was. */
export interface Bound {
  readonly limit?: number | undefined;
  readonly failed: (problem: string) => string;
}

/** Raises `StreamError` where an event, or a line, never seems to end: it would fill the memory. */
export function checkSize(size: number, { limit = EVENT_LIMIT, failed }: Bound): void {
  if (size <= limit) return;
  throw new StreamError(failed(`an event of the stream is larger than ${String(limit)} bytes`));
}

/**
 * Lines of UTF-8 text, ended by CR, LF or CRLF, without their ends; a last line without an end counts if it is not
 * empty. The work is linear in the length of the text, however it is cut into chunks.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  bound: Bound,
): AsyncGenerator<string, void, undefined> {
  // Drops a byte order mark, and keeps characters that are cut between chunks.
  const decoder = new TextDecoder();
  // Pieces of the line that is not complete yet. Joined once, so that a long line in small chunks stays cheap.
  let pieces: string[] = [];
  let size = 0;
  let endedWithCr = false;
  for await (const chunk of chunks) {
    let text = decoder.decode(chunk, { stream: true });
    if (text === "") continue;
    if (endedWithCr && text.startsWith("\n")) text = text.slice(1);
    endedWithCr = text === "" ? false : text.endsWith("\r");
    const lines = text.split(/\r\n|\r|\n/);
    for (const line of lines.slice(0, -1)) {
      pieces.push(line);
      yield pieces.join("");
      pieces = [];
      size = 0;
    }
    const rest = lines[lines.length - 1] ?? "";
    if (rest !== "") pieces.push(rest);
    checkSize((size += rest.length), bound);
  }
  const last = pieces.join("") + decoder.decode();
  if (last !== "") yield last;
}
