import type { IssueTokenAuthRequest } from "./requests.js";
import type { IssueTokenAuthResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const issueTokenOperation: OperationSpec = {
  method: "POST",
  path: "/token",
  body: { kind: "form" },
  response: { kind: "json" },
  security: [],
};

export class AuthResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  issueToken(
    request: IssueTokenAuthRequest,
    options?: RequestOptions,
  ): ApiPromise<IssueTokenAuthResponse> {
    return this.#core.send(issueTokenOperation, request, options);
  }
}
