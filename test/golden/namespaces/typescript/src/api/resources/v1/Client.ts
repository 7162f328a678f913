import { V1UsersClient } from "./resources/users/Client.js";
import type { Core } from "../../../core/client/core.js";

export class V1Client {
  readonly #core: Core;
  #usersClient: V1UsersClient | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  get users(): V1UsersClient {
    return (this.#usersClient ??= new V1UsersClient(this.#core));
  }
}
