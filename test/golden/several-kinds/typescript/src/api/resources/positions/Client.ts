import type { PositionsChannel } from "../../types/PositionsChannel.js";
import type { Core } from "../../../core/client/core.js";
import { type ChannelSocket, openSocket } from "../../../core/socket/socket.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { SocketOptions } from "../../../requestOptions.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/positions",
  security: [["bearer"]],
  server: 1,
};

export class PositionsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  connect(
    options?: SocketOptions,
  ): Promise<ChannelSocket<PositionsChannel["send"], PositionsChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, undefined, options);
  }
}
