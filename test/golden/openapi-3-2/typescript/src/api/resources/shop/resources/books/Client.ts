import type { FindBooksRequest } from "./requests.js";
import type { Book } from "../../../../types/Book.js";
import type { Core } from "../../../../../core/client/core.js";
import type { RequestOptions } from "../../../../../core/client/options.js";
import type { ApiPromise } from "../../../../../core/http/promise.js";
import type { OperationSpec } from "../../../../../core/spec.js";
import type { EventStream } from "../../../../../core/stream/eventStream.js";
import { streamLines } from "../../../../../core/stream/jsonLines.js";

const listBooksOperation: OperationSpec = {
  method: "GET",
  path: "/books",
  response: { kind: "jsonl", accept: "application/jsonl" },
};

const findBooksOperation: OperationSpec = {
  method: "QUERY",
  path: "/books",
  body: { kind: "json" },
  response: { kind: "json" },
};

const copyBooksOperation: OperationSpec = {
  method: "COPY",
  path: "/books",
};

/** Books of the shop */
export class BooksClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listBooks(options?: RequestOptions): ApiPromise<EventStream<Book>> {
    return streamLines(this.#core, listBooksOperation, undefined, options);
  }

  findBooks(request: FindBooksRequest, options?: RequestOptions): ApiPromise<Book[]> {
    return this.#core.send(findBooksOperation, request, options);
  }

  copyBooks(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(copyBooksOperation, undefined, options);
  }
}
