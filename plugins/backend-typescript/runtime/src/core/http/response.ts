import { __Brand__ConnectionError as ConnectionError } from "../../errors/connection.js";
import { DecodeError } from "../../errors/decode.js";
import type { ClientSpec, OperationSpec } from "../spec.js";
import { readAs, valueAt } from "../json/json.js";
import { abortable } from "./deadline.js";
import type { Deadline } from "./deadline.js";
import type { Told } from "./failure.js";
import { bareUrl, failed } from "./text.js";

/** A response without its body. */
export interface RawResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** Final URL, without query. */
  readonly url: string;
  readonly requestId: string | undefined;
}

/** A result together with its response. */
export interface WithRawResponse<T> {
  readonly data: T;
  readonly response: RawResponse;
}

/** A successful response whose body is still to be read, within the attempt that brought it. */
export interface Reply {
  readonly operation: OperationSpec;
  readonly spec: ClientSpec;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly raw: RawResponse;
  readonly deadline: Deadline;
  /** Most bytes of the body, or of one event of it; undefined for the usual ones. */
  readonly limit: number | undefined;
  bytes(): Promise<Uint8Array>;
  /** The body as UTF-8. */
  text(): Promise<string>;
  /** Text of an error: which call failed, and why. */
  readonly failed: (problem: string) => string;
  /** The body outlives the attempt. The clock stands still from here on; whoever calls this ends the deadline. */
  keepOpen(): void;
  isKeptOpen(): boolean;
}

/** Reads the body of a reply, or keeps it open for later. What it raises may tell of the call that was made. */
export type Consume<T> = (reply: Reply, told: Told) => Promise<T>;

/** Request id of a response: the API's own header, else the usual ones. */
export function requestIdOf(headers: Headers, spec: ClientSpec): string | undefined {
  for (const name of spec.requestIdHeaders ?? ["x-request-id", "request-id", "x-correlation-id"]) {
    const id = headers.get(name);
    if (id !== null) return id;
  }
  return undefined;
}

/** Describes a response of the attempt that `from` holds. */
export function toReply(
  response: Response,
  from: Pick<Reply, "operation" | "spec" | "deadline" | "limit"> & { readonly url: string },
): Reply {
  const { operation, spec, deadline, limit } = from;
  const { status, statusText, headers } = response;
  const url = bareUrl(response.url || from.url);
  const raw: RawResponse = {
    status,
    statusText,
    headers,
    url,
    requestId: requestIdOf(headers, spec),
  };
  function read<T>(reading: Promise<T>): Promise<T> {
    deadline.phase = "body";
    return readBody(reading, deadline);
  }
  const failedHere = (problem: string): string => failed({ ...deadline.called, url }, problem);
  const gathered = (most: number): Promise<Uint8Array> =>
    read(
      gather(response.body, most, () => {
        const message = failedHere(
          `the response (status ${String(status)}) is larger than ${String(most)} bytes`,
        );
        return new DecodeError({ message, status, headers, rawBody: "" });
      }),
    );
  const isBounded = limit !== undefined && limit !== Infinity;
  let isOpen = false;
  return {
    operation,
    spec,
    body: response.body,
    raw,
    deadline,
    limit,
    bytes: async () =>
      isBounded ? await gathered(limit) : new Uint8Array(await read(response.arrayBuffer())),
    text: async () => {
      const decoder = decoderOf(headers);
      if (isBounded) return (decoder ?? new TextDecoder()).decode(await gathered(limit));
      if (decoder === undefined) return await read(response.text());
      return decoder.decode(await read(response.arrayBuffer()));
    },
    failed: failedHere,
    keepOpen() {
      deadline.pause();
      isOpen = true;
    },
    isKeptOpen: () => isOpen,
  };
}

/** Returns a decoder for a content type; undefined for UTF-8 and for unknown charsets. */
function decoderOf(headers: Headers): TextDecoder | undefined {
  const [, charset] =
    /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return undefined;
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/** A body as a whole, unless it has too many bytes. */
async function gather(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  tooLarge: () => Error,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(part) {
      // What a sink throws ends the pipe, and lets go of the body.
      if ((size += part.length) > most) throw tooLarge();
      parts.push(part);
    },
  });
  await body?.pipeTo(sink);
  const whole = new Uint8Array(size);
  for (const part of parts.reverse()) whole.set(part, (size -= part.length));
  return whole;
}

/**
 * Awaits bytes of a body. A failure is the reason of the attempt's signal, else `ConnectionError`. The signal is looked at
 * here, too: in Node.js 20, the body of a broken gzip response may neither end nor hear of it.
 */
export async function readBody<T>(reading: Promise<T>, deadline: Deadline): Promise<T> {
  try {
    return await abortable(reading, deadline.signal);
  } catch (error) {
    if (deadline.signal.aborted) throw deadline.signal.reason;
    if (error instanceof DecodeError) throw error;
    throw new ConnectionError(
      failed(deadline.called, "the connection failed while the response was read"),
      deadline.phase,
      error,
    );
  }
}

/** Reads and decodes a body that is not streamed, as the operation declares it. */
export async function consumeBuffered(reply: Reply): Promise<unknown> {
  const declared = reply.operation.response;
  const { status } = reply.raw;
  if (declared === undefined || status === 204 || status === 205) {
    await passOver(reply.body, reply.raw.headers);
    return declared?.emptyBody === undefined ? undefined : parseJson(declared.emptyBody, reply);
  }
  if (declared.kind === "bytes" || declared.kind === "binary") return await reply.bytes();
  const text = await reply.text();
  if (declared.kind === "text") return text;
  if (declared.loose && !/[/+]json\b/i.test(reply.raw.headers.get("content-type") ?? ""))
    return text === "" ? undefined : text;
  if (text === "" && (declared.empty || reply.operation.method === "HEAD")) return undefined;
  const { emptyBody } = declared;
  const standsForMore = emptyBody !== undefined && ["", "null"].includes(text.trim());
  const value = parseJson(standsForMore ? emptyBody : text, reply);
  return declared.returns === undefined ? value : valueAt(value, declared.returns);
}

/** Parses JSON of a successful response. Raises `DecodeError`. */
export function parseJson(text: string, reply: Reply, line?: number): unknown {
  const { status, headers } = reply.raw;
  const failure = (problem: string, path?: string): DecodeError => {
    const where = line === undefined ? "" : ` in line ${String(line)}`;
    const message = reply.failed(`the response (status ${String(status)}) ${problem}${where}`);
    const at = {
      ...(path === undefined ? undefined : { path }),
      ...(line === undefined ? undefined : { line }),
    };
    return new DecodeError({ message, status, headers, rawBody: text, ...at });
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw failure(text === "" ? "has no body" : "is not the JSON that the API declares");
  }
  const { features, int64 = [] } = reply.spec;
  const path = features?.int64?.(text, [...int64, ...(reply.operation.response?.int64 ?? [])]);
  if (path !== undefined) {
    throw failure(
      `holds an integer at ${path} that a number cannot keep exactly; the option int64: bigint can`,
      path,
    );
  }
  return readAs(reply.operation.response?.shape, reply.spec, text, value);
}

/** Most that is read of a body only to use its connection again, and the milliseconds that this may take. */
const WORTH_READING = 64 * 1024;
const PATIENCE_MS = 100;

/** Passes over a body that nobody wants. A small one is read where it is at hand: its connection serves the next request. */
export async function passOver(
  body: ReadableStream<Uint8Array> | null,
  headers: Headers,
): Promise<void> {
  if (Number(headers.get("content-length")) > WORTH_READING) return discard(body);
  let left = WORTH_READING;
  const sink = new WritableStream<Uint8Array>({
    write({ length }) {
      // What a sink throws ends the pipe, and lets go of the body.
      if ((left -= length) < 0) throw new Error();
    },
  });
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, PATIENCE_MS);
  const piped = body?.pipeTo(sink, controller) ?? Promise.resolve();
  await abortable(piped, controller.signal).catch(() => undefined);
  clearTimeout(timer);
}

/** Lets go of a body that nobody reads, and of its connection. */
export async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  try {
    await body?.cancel();
  } catch {
    // The connection is gone already.
  }
}
