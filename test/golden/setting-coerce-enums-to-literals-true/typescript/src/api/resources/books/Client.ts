import type { AddBookRequest } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addBookOperation: OperationSpec = {
  method: "POST",
  path: "/books",
  query: ["sort"],
  body: { kind: "json" },
};

export class BooksClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addBook(request: AddBookRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(addBookOperation, request, options);
  }
}
