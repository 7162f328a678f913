import type { ConnectRoomsRequest } from "./requests.js";
import type { RoomsChannel } from "../../types/RoomsChannel.js";
import type { Core } from "../../../core/client/core.js";
import { type ChannelSocket, type SocketOptions, openSocket } from "../../../core/socket/socket.js";
import type { OperationSpec } from "../../../core/spec.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/rooms",
  query: ["since", "quiet"],
};

export class RoomsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  connect(
    request: ConnectRoomsRequest,
    options?: SocketOptions,
  ): Promise<ChannelSocket<RoomsChannel["send"], RoomsChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, request, options);
  }
}
