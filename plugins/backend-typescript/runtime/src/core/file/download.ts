import { ConfigurationError } from "../../errors/configuration.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { ApiPromise } from "../http/promise.js";
import { discard } from "../http/response.js";
import type { Reply } from "../http/response.js";
import type { OperationSpec } from "../spec.js";
import { chunksOf } from "../stream/eventStream.js";
import { filenameOf } from "./filename.js";
import { toStream } from "./stream.js";

/**
 * A response body, which can be read once, as a stream or as a whole. The timeout of the call applies between any
 * two chunks. If you do not read the body, close it to release its connection.
 */
export class BinaryResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  readonly #reply: Reply;
  #isUsed = false;

  constructor(reply: Reply) {
    this.status = reply.raw.status;
    this.headers = reply.raw.headers;
    this.requestId = reply.raw.requestId;
    this.#reply = reply;
  }

  get contentType(): string | undefined {
    return this.headers.get("content-type") ?? undefined;
  }

  /** File name that the server suggests, without any folder. */
  get filename(): string | undefined {
    return filenameOf(this.headers.get("content-disposition"));
  }

  stream(): ReadableStream<Uint8Array> {
    return toStream(this.#take());
  }

  async bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of this.#take()) {
      chunks.push(chunk);
      length += chunk.length;
    }
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    return bytes;
  }

  async blob(): Promise<Blob> {
    const bytes = await this.bytes();
    return new Blob([bytes as BlobPart], { type: this.contentType ?? "" });
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }

  /** Discards the body and releases its connection. */
  async close(): Promise<void> {
    this.#reply.deadline.end();
    this.#reply.deadline.abort(new ConfigurationError("The download is closed"));
    if (!this.#isUsed) await discard(this.#reply.body);
    this.#isUsed = true;
  }

  #take(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#isUsed) throw new ConfigurationError("The body of a download can be read once");
    this.#isUsed = true;
    return chunksOf(this.#reply);
  }
}

/** Calls an operation that answers with a file. Retries happen only before the body begins. */
export function download(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<BinaryResponse> {
  const call = { operation, request, options };
  return new ApiPromise(
    core.call(call, (reply) => {
      reply.keepOpen();
      return Promise.resolve(new BinaryResponse(reply));
    }),
  );
}
