import type { AddThingRequest } from "./requests.js";
import type { Overlapping } from "../../types/Overlapping.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addThingOperation: OperationSpec = {
  method: "POST",
  path: "/things",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class ThingsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addThing(request: AddThingRequest, options?: RequestOptions): ApiPromise<Overlapping> {
    return this.#core.send(addThingOperation, request, options);
  }
}
