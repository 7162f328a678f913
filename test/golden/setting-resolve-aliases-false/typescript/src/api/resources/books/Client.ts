import type { GetBookRequest } from "./requests.js";
import type { Book } from "../../types/Book.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getBookOperation: OperationSpec = {
  method: "GET",
  path: "/books/{id}",
  response: { kind: "json" },
};

export class BooksClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  getBook(request: GetBookRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(getBookOperation, request, options);
  }
}
