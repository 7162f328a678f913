import type { ListThingsRequest } from "./requests.js";
import type { Thing } from "../../types/Thing.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listThingsOperation: OperationSpec = {
  method: "GET",
  path: "/things",
  query: ["filter"],
  response: { kind: "json" },
};

export class ThingsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listThings(request?: ListThingsRequest, options?: RequestOptions): ApiPromise<Thing[]> {
    return this.#core.send(listThingsOperation, request, options);
  }
}
