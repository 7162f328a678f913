import type { SubscribeSubscriptionsRequest } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const subscribeOperation: OperationSpec = {
  method: "POST",
  path: "/subscriptions",
  body: { kind: "json" },
};

export class SubscriptionsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  subscribe(request: SubscribeSubscriptionsRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(subscribeOperation, request, options);
  }
}
