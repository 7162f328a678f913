import type { AddThingRequest } from "./requests.js";
import type { Thing } from "../../types/Thing.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addThingOperation: OperationSpec = {
  method: "POST",
  path: "/things",
  query: [{ key: "queryAB", name: "a-b" }, { key: "queryAB_", name: "a_b" }, "body"],
  body: { kind: "json" },
  response: { kind: "json" },
};

export class ThingsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addThing(request: AddThingRequest, options?: RequestOptions): ApiPromise<Thing> {
    return this.#core.send(addThingOperation, request, options);
  }
}
