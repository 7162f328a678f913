import type { TokenV2Request } from "./requests.js";
import { V2UsersClient } from "./resources/users/Client.js";
import type { TokenResponse } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const tokenOperation: OperationSpec = {
  method: "POST",
  path: "/token",
  body: { kind: "json", optional: true },
  response: { kind: "json" },
  server: 1,
};

export class V2Client {
  readonly #core: Core;
  #usersClient: V2UsersClient | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  get users(): V2UsersClient {
    return (this.#usersClient ??= new V2UsersClient(this.#core));
  }

  token(request?: TokenV2Request, options?: RequestOptions): ApiPromise<TokenResponse> {
    return this.#core.send(tokenOperation, request, options);
  }
}
