import type { RefreshAuthRequest, TokenAuthRequest } from "./requests.js";
import type { RefreshAuthResponse, TokenAuthResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const tokenOperation: OperationSpec = {
  method: "POST",
  path: "/token",
  body: { kind: "json" },
  response: { kind: "json" },
};

const refreshOperation: OperationSpec = {
  method: "POST",
  path: "/refresh",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class AuthClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  token(request: TokenAuthRequest, options?: RequestOptions): ApiPromise<TokenAuthResponse> {
    return this.#core.send(tokenOperation, request, options);
  }

  refresh(request: RefreshAuthRequest, options?: RequestOptions): ApiPromise<RefreshAuthResponse> {
    return this.#core.send(refreshOperation, request, options);
  }
}
