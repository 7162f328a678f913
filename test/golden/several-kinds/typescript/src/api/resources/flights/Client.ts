import type { GetFlightsRequest } from "./requests.js";
import type { Flight } from "../../types/Flight.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/flights/{id}",
  response: { kind: "json" },
};

export class FlightsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  get(request: GetFlightsRequest, options?: RequestOptions): ApiPromise<Flight> {
    return this.#core.send(getOperation, request, options);
  }
}
