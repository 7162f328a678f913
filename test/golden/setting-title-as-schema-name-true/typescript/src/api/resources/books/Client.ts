import type { Novel } from "../../types/Novel.js";
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

  listBooks(options?: RequestOptions): ApiPromise<Novel[]> {
    return this.#core.send(listBooksOperation, undefined, options);
  }
}
