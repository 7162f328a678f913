import type { PastChannel } from "../../types/PastChannel.js";
import type { Core } from "../../../core/client/core.js";
import { type ChannelSocket, type SocketOptions, openSocket } from "../../../core/socket/socket.js";
import type { OperationSpec } from "../../../core/spec.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/past",
  server: 1,
};

export class PastClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  connect(
    options?: SocketOptions,
  ): Promise<ChannelSocket<PastChannel["send"], PastChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, undefined, options);
  }
}
