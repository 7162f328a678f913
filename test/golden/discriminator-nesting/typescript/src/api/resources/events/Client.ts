import type { Event } from "../../types/Event.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listEventsOperation: OperationSpec = {
  method: "GET",
  path: "/events",
  response: { kind: "json" },
};

export class EventsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listEvents(options?: RequestOptions): ApiPromise<Event[]> {
    return this.#core.send(listEventsOperation, undefined, options);
  }
}
