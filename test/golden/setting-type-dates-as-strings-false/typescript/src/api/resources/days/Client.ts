import type { GetDayRequest } from "./requests.js";
import type { Day } from "../../types/Day.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getDayOperation: OperationSpec = {
  method: "GET",
  path: "/days",
  query: ["on"],
  response: { kind: "json" },
};

export class DaysClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getDay(request: GetDayRequest, options?: RequestOptions): ApiPromise<Day> {
    return this.#core.send(getDayOperation, request, options);
  }
}
