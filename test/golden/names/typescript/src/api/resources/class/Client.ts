import type { Odd } from "../../types/Odd.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const constructor_Operation: OperationSpec = {
  method: "GET",
  path: "/reserved",
  response: { kind: "json" },
};

const then_Operation: OperationSpec = {
  method: "PUT",
  path: "/reserved",
  response: { kind: "json" },
};

export class ClassClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  constructor_(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(constructor_Operation, undefined, options);
  }

  then_(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(then_Operation, undefined, options);
  }
}
