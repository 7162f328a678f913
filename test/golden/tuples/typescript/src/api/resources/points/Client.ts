import type { AddPointRequest, ListPointsRequest, WalkPointsRequest } from "./requests.js";
import type { Point } from "../../types/Point.js";
import type { Shape } from "../../types/Shape.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listPointsOperation: OperationSpec = {
  method: "GET",
  path: "/points",
  query: ["box", "near"],
  response: { kind: "json" },
};

const addPointOperation: OperationSpec = {
  method: "POST",
  path: "/points",
  body: { kind: "json" },
  response: { kind: "json" },
};

const walkOperation: OperationSpec = {
  method: "PUT",
  path: "/walk",
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class PointsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listPoints(request: ListPointsRequest, options?: RequestOptions): ApiPromise<Point[]> {
    return this.#core.send(listPointsOperation, request, options);
  }

  addPoint(request: AddPointRequest, options?: RequestOptions): ApiPromise<Point> {
    return this.#core.send(addPointOperation, request, options);
  }

  walk(request: WalkPointsRequest, options?: RequestOptions): ApiPromise<[Shape, number]> {
    return this.#core.send(walkOperation, request, options);
  }
}
