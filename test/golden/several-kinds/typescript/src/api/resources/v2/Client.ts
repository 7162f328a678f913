import { V2PositionsClient } from "./resources/positions/Client.js";
import type { Core } from "../../../core/client/core.js";

export class V2Client {
  readonly #core: Core;
  #positionsClient: V2PositionsClient | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  get positions(): V2PositionsClient {
    return (this.#positionsClient ??= new V2PositionsClient(this.#core));
  }
}
