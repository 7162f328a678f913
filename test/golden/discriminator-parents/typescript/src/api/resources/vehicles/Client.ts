import type { GetVehicleResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getVehicleOperation: OperationSpec = {
  method: "GET",
  path: "/vehicles",
  response: { kind: "json" },
};

export class VehiclesClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getVehicle(options?: RequestOptions): ApiPromise<GetVehicleResponse> {
    return this.#core.send(getVehicleOperation, undefined, options);
  }
}
