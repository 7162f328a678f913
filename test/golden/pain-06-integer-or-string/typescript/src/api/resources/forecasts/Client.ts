import type { ListForecastsRequest } from "./requests.js";
import type { Forecast } from "../../types/Forecast.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listForecastsOperation: OperationSpec = {
  method: "GET",
  path: "/forecasts",
  query: ["days"],
  response: { kind: "json" },
};

export class ForecastsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listForecasts(request?: ListForecastsRequest, options?: RequestOptions): ApiPromise<Forecast[]> {
    return this.#core.send(listForecastsOperation, request, options);
  }
}
