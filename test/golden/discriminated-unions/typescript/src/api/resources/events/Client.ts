import type { SendEventRequest } from "./requests.js";
import type { Shape } from "../../types/Shape.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const sendEventOperation: OperationSpec = {
  method: "POST",
  path: "/events",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class EventsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  sendEvent(request: SendEventRequest, options?: RequestOptions): ApiPromise<Shape[]> {
    return this.#core.send(sendEventOperation, request, options);
  }
}
