import type { SendMessageRequest } from "./requests.js";
import type { Sent } from "../../types/Sent.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const sendMessageOperation: OperationSpec = {
  method: "POST",
  path: "/messages",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class MessagesClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  sendMessage(request: SendMessageRequest, options?: RequestOptions): ApiPromise<Sent> {
    return this.#core.send(sendMessageOperation, request, options);
  }
}
