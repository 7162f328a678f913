import type {
  ListItemsRequest,
  ListNumberedRequest,
  ListSharedRequest,
  SearchRequest,
} from "./api/requests.js";
import type { Item } from "./api/types/Item.js";
import type { Page } from "./api/types/Page.js";
import { type PagesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import { type PagePromise, paginate } from "./core/page/page.js";
import type { OperationSpec } from "./core/spec.js";

const listSharedOperation: OperationSpec = {
  method: "GET",
  path: "/shared",
  query: ["cursor"],
  response: { kind: "json" },
  page: {
    kind: "cursor",
    cursor: { in: "query", path: ["cursor"] },
    next: ["next"],
    results: ["items"],
  },
};

const searchOperation: OperationSpec = {
  method: "POST",
  path: "/search",
  body: { kind: "json" },
  response: { kind: "json" },
  page: {
    kind: "cursor",
    cursor: { in: "body", path: ["page", "after"] },
    next: ["next"],
    results: ["items"],
  },
};

const listItemsOperation: OperationSpec = {
  method: "GET",
  path: "/items",
  query: ["offset", "limit"],
  response: { kind: "json" },
  page: {
    kind: "offset",
    offset: { in: "query", path: ["offset"] },
    unit: "item",
    results: ["items"],
    step: { in: "query", path: ["limit"] },
    hasNextPage: ["more"],
  },
};

const listNumberedOperation: OperationSpec = {
  method: "GET",
  path: "/numbered",
  query: ["page"],
  response: { kind: "json" },
  page: {
    kind: "offset",
    offset: { in: "query", path: ["page"] },
    unit: "page",
    results: [],
    start: 1,
  },
};

const listLinkedOperation: OperationSpec = {
  method: "GET",
  path: "/linked",
  response: { kind: "json" },
  page: { kind: "uri", next: ["next"], results: ["items"] },
};

const listPathedOperation: OperationSpec = {
  method: "GET",
  path: "/pathed",
  response: { kind: "json" },
  page: { kind: "path", next: ["next"], results: ["items"] },
};

export class PagesClient {
  readonly #core: Core;

  constructor(options: PagesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  listShared(request?: ListSharedRequest, options?: RequestOptions): PagePromise<Item, Page> {
    return paginate(this.#core, listSharedOperation, request, options);
  }

  search(request?: SearchRequest, options?: RequestOptions): PagePromise<Item, Page> {
    return paginate(this.#core, searchOperation, request, options);
  }

  listItems(request?: ListItemsRequest, options?: RequestOptions): PagePromise<Item, Page> {
    return paginate(this.#core, listItemsOperation, request, options);
  }

  listNumbered(request?: ListNumberedRequest, options?: RequestOptions): PagePromise<Item, Item[]> {
    return paginate(this.#core, listNumberedOperation, request, options);
  }

  listLinked(options?: RequestOptions): PagePromise<Item, Page> {
    return paginate(this.#core, listLinkedOperation, undefined, options);
  }

  listPathed(options?: RequestOptions): PagePromise<Item, Page> {
    return paginate(this.#core, listPathedOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<PagesClientOptions>): PagesClient {
    return new PagesClient(this.#core.derive(options as PagesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
