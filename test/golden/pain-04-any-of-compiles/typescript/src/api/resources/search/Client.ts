import type { SearchRequest } from "./requests.js";
import type { SearchResponseItem } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const searchOperation: OperationSpec = {
  method: "POST",
  path: "/search",
  query: ["id", "sort"],
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
};

export class SearchClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  search(request: SearchRequest, options?: RequestOptions): ApiPromise<SearchResponseItem[]> {
    return this.#core.send(searchOperation, request, options);
  }
}
