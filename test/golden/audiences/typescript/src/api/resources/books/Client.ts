import type { ListBooksRequest, UploadBooksRequest } from "./requests.js";
import type { Book } from "../../types/Book.js";
import type { Medium } from "../../types/Medium.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/books",
  query: ["author", "genre"],
  response: { kind: "json" },
};

const uploadOperation: OperationSpec = {
  method: "POST",
  path: "/covers",
  body: { kind: "multipart", fields: [{ name: "file", encoding: "file" }] },
  response: { kind: "json" },
};

export class BooksClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(request?: ListBooksRequest, options?: RequestOptions): ApiPromise<Book[]> {
    return this.#core.send(listOperation, request, options);
  }

  upload(request: UploadBooksRequest, options?: RequestOptions): ApiPromise<Medium> {
    return this.#core.send(uploadOperation, request, options);
  }
}
