import type { Core } from "../../../core/client/core.js";

export class ChatResourceClient {
  protected readonly core: Core;

  constructor(core: Core) {
    this.core = core;
  }
}
