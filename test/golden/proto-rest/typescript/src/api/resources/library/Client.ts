import type {
  DeleteBookLibraryRequest,
  GetBookLibraryByGetRequest,
  GetBookLibraryRequest,
  ListBooksLibraryRequest,
  MoveBookLibraryRequest,
  UpdateBookLibraryRequest,
} from "./requests.js";
import type { Book } from "../../types/Book.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const getBookOperation: OperationSpec = {
  method: "GET",
  path: "/v1/{name}",
  pathParams: [{ key: "name", greedy: true }],
  response: { kind: "json" },
};

const getBookByGetOperation: OperationSpec = {
  method: "GET",
  path: "/v1/books/{name}",
  pathParams: [{ key: "name", greedy: true }],
  response: { kind: "json" },
};

const listBooksOperation: OperationSpec = {
  method: "GET",
  path: "/v1/{parent}/books",
  pathParams: [{ key: "parent", greedy: true }],
  query: ["pageSize", "genre"],
  response: { kind: "json" },
};

const updateBookOperation: OperationSpec = {
  method: "PATCH",
  path: "/v1/{book.name}",
  pathParams: [{ key: "bookName", name: "book.name", greedy: true }],
  query: ["updateMask"],
  body: { kind: "json", optional: true },
  response: { kind: "json" },
};

const moveBookOperation: OperationSpec = {
  method: "POST",
  path: "/v1/{name}:move",
  pathParams: [{ key: "name", greedy: true }],
  body: { kind: "json" },
  response: { kind: "json" },
};

const deleteBookOperation: OperationSpec = {
  method: "DELETE",
  path: "/v1/{name}",
  pathParams: [{ key: "name", greedy: true }],
};

export class LibraryResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Gives one book. */
  getBook(request: GetBookLibraryRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(getBookOperation, request, options);
  }

  /** Gives one book. */
  getBookByGet(request: GetBookLibraryByGetRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(getBookByGetOperation, request, options);
  }

  listBooks(request: ListBooksLibraryRequest, options?: RequestOptions): ApiPromise<Book[]> {
    return this.#core.send(listBooksOperation, request, options);
  }

  updateBook(request: UpdateBookLibraryRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(updateBookOperation, request, options);
  }

  moveBook(request: MoveBookLibraryRequest, options?: RequestOptions): ApiPromise<Book> {
    return this.#core.send(moveBookOperation, request, options);
  }

  /** @deprecated */
  deleteBook(request: DeleteBookLibraryRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(deleteBookOperation, request, options);
  }
}
