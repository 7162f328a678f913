import type { Core } from "../../../core/client/core.js";

export class ChainClient {
  protected readonly core: Core;

  constructor(core: Core) {
    this.core = core;
  }
}
