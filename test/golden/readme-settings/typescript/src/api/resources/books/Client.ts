import type { AddBooksRequest, GetBooksRequest } from "./requests.js";
import type { Book } from "../../types/Book.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/books",
  response: { kind: "json" },
};

const addOperation: OperationSpec = {
  method: "POST",
  path: "/books",
  body: { kind: "json" },
  response: { kind: "json" },
};

const getOperation: OperationSpec = {
  method: "GET",
  path: "/books/{id}",
  response: { kind: "json" },
};

export class BooksClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(options?: RequestOptions): ApiPromise<Book[]> {
    return this.#core.send(listOperation, undefined, options);
  }

  add(request: AddBooksRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(addOperation, request, options);
  }

  get(request: GetBooksRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(getOperation, request, options);
  }
}
