import type { AnswerRequest, AnswerStreamRequest } from "./requests.js";
import type { Answer } from "../../types/Answer.js";
import type { Chunk } from "../../types/Chunk.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { EventStream } from "../../../core/stream/eventStream.js";
import { streamEvents } from "../../../core/stream/sse.js";

const createAnswerOperation: OperationSpec = {
  method: "POST",
  path: "/answers",
  body: { kind: "json" },
  response: { kind: "json" },
  pinned: { streamed: false },
};

const createAnswerStreamOperation: OperationSpec = {
  method: "POST",
  path: "/answers",
  body: { kind: "json" },
  response: { kind: "sse", terminator: "[DONE]" },
  pinned: { streamed: true },
};

export class AnswersClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  createAnswer(request: AnswerRequest, options?: RequestOptions): ApiPromise<Answer> {
    return this.#core.send(createAnswerOperation, request, options);
  }

  createAnswerStream(
    request: AnswerStreamRequest,
    options?: RequestOptions,
  ): ApiPromise<EventStream<Chunk>> {
    return streamEvents(this.#core, createAnswerStreamOperation, request, options);
  }
}
