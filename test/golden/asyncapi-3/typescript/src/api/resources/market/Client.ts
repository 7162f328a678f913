import type { ConnectMarketRequest } from "./requests.js";
import type { MarketChannel } from "../../types/MarketChannel.js";
import type { Core } from "../../../core/client/core.js";
import { type ChannelSocket, openSocket } from "../../../core/socket/socket.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { SocketOptions } from "../../../requestOptions.js";

const connectOperation: OperationSpec = {
  method: "GET",
  path: "/markets/{market}",
  pathParams: [{ key: "market", default: "stocks" }],
  security: [["bearer"]],
};

export class MarketClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  connect(
    request?: ConnectMarketRequest,
    options?: SocketOptions,
  ): Promise<ChannelSocket<MarketChannel["send"], MarketChannel["receive"]>> {
    return openSocket(this.#core, connectOperation, request, options);
  }
}
