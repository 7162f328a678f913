import type { Core } from "../../../core/client/core.js";

export class PetsClient {
  protected readonly core: Core;

  constructor(core: Core) {
    this.core = core;
  }
}
