import type { Event } from "../../types/Event.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getEventOperation: OperationSpec = {
  method: "GET",
  path: "/events",
  response: { kind: "json" },
};

export class EventsResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getEvent(options?: RequestOptions): ApiPromise<Event> {
    return this.#core.send(getEventOperation, undefined, options);
  }
}
