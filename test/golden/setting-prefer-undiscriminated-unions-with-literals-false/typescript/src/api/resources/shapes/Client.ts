import type { AddShapeRequest } from "./requests.js";
import type { Animal } from "../../types/Animal.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addShapeOperation: OperationSpec = {
  method: "POST",
  path: "/shapes",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class ShapesResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addShape(request: AddShapeRequest, options?: RequestOptions): ApiPromise<Animal> {
    return this.#core.send(addShapeOperation, request, options);
  }
}
