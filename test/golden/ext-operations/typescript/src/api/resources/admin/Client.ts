import { UsersClient } from "./resources/users/Client.js";
import type { Core } from "../../../core/client/core.js";

export class AdminClient {
  readonly #core: Core;
  #usersClient: UsersClient | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  get users(): UsersClient {
    return (this.#usersClient ??= new UsersClient(this.#core));
  }
}
