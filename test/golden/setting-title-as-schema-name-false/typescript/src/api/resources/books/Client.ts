import type { BookV2 } from "../../types/BookV2.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listBooksOperation: OperationSpec = {
  method: "GET",
  path: "/books",
  response: { kind: "json" },
};

export class BooksClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listBooks(options?: RequestOptions): ApiPromise<BookV2[]> {
    return this.#core.send(listBooksOperation, undefined, options);
  }
}
