import type { ConnectRoomsRoomRequest } from "./requests.js";
import type { RoomsRoomChannel } from "../../types/RoomsRoomChannel.js";
import type { Core } from "../../../core/client/core.js";
import { type ChannelSocket, openSocket } from "../../../core/socket/socket.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { SocketOptions } from "../../../requestOptions.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/rooms/{room}",
  query: ["since", "quiet"],
  headers: [{ key: "xClient", name: "X-Client" }],
  security: [["key"]],
};

export class RoomsRoomClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** All that happens in a room. */
  connect(
    request: ConnectRoomsRoomRequest,
    options?: SocketOptions,
  ): Promise<ChannelSocket<RoomsRoomChannel["send"], RoomsRoomChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, request, options);
  }
}
