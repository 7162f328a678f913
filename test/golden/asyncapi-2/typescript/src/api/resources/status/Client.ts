import type { StatusChannel } from "../../types/StatusChannel.js";
import type { Core } from "../../../core/client/core.js";
import { type ChannelSocket, openSocket } from "../../../core/socket/socket.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { SocketOptions } from "../../../requestOptions.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/status",
  security: [["key"]],
};

export class StatusClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  connect(
    options?: SocketOptions,
  ): Promise<ChannelSocket<StatusChannel["send"], StatusChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, undefined, options);
  }
}
