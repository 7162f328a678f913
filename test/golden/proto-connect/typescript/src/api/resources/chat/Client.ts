import type { LastChatRequest, ListenChatRequest, SayChatRequest } from "./requests.js";
import type { Said } from "../../types/Said.js";
import type { SayResponse } from "../../types/SayResponse.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import { streamMessages } from "../../../core/rpc/connect.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { EventStream } from "../../../core/stream/eventStream.js";

const sayOperation: OperationSpec = {
  method: "POST",
  path: "/chat.v1.Chat/Say",
  headers: [{ key: "Connect-Protocol-Version", default: "1" }],
  body: { kind: "json" },
  response: { kind: "json" },
};

const lastOperation: OperationSpec = {
  method: "POST",
  path: "/chat.v1.Chat/Last",
  headers: [{ key: "Connect-Protocol-Version", default: "1" }],
  body: { kind: "json" },
  response: { kind: "json" },
  idempotent: true,
};

const listenOperation: OperationSpec = {
  method: "POST",
  path: "/chat.v1.Chat/Listen",
  headers: [{ key: "Connect-Protocol-Version", default: "1" }],
  body: { kind: "envelope" },
  response: { kind: "jsonl", accept: "application/connect+json" },
};

export class ChatResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Says something. */
  say(request?: SayChatRequest, options?: RequestOptions): ApiPromise<SayResponse> {
    return this.#core.send(sayOperation, request, options);
  }

  last(request?: LastChatRequest, options?: RequestOptions): ApiPromise<SayResponse> {
    return this.#core.send(lastOperation, request, options);
  }

  /** Hears what others say. */
  listen(request?: ListenChatRequest, options?: RequestOptions): ApiPromise<EventStream<Said>> {
    return streamMessages(this.#core, listenOperation, request, options);
  }
}
