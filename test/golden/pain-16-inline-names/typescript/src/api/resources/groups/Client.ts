import type { ListGroupsResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const listGroupsOperation: OperationSpec = {
  method: "GET",
  path: "/groups",
  response: { kind: "json" },
};

export class GroupsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  listGroups(options?: RequestOptions): ApiPromise<ListGroupsResponse> {
    return this.#core.send(listGroupsOperation, undefined, options);
  }
}
