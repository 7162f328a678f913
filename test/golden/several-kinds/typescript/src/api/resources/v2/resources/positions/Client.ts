import type { V2PositionsChannel } from "../../../../types/V2PositionsChannel.js";
import type { Core } from "../../../../../core/client/core.js";
import { type ChannelSocket, openSocket } from "../../../../../core/socket/socket.js";
import type { OperationSpec } from "../../../../../core/spec.js";
import type { SocketOptions } from "../../../../../requestOptions.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/v2/positions",
  security: [["bearer"]],
  server: 2,
};

export class V2PositionsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  connect(
    options?: SocketOptions,
  ): Promise<ChannelSocket<V2PositionsChannel["send"], V2PositionsChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, undefined, options);
  }
}
