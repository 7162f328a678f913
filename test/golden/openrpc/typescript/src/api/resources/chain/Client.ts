import type { ChainSyncingResult } from "./types.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import { callRpc } from "../../../core/rpc/jsonRpc.js";
import type { OperationSpec } from "../../../core/spec.js";

const blockNumberOperation: OperationSpec = {
  method: "POST",
  path: "",
  response: { kind: "json" },
  rpc: { method: "chain_blockNumber" },
};

const syncingOperation: OperationSpec = {
  method: "POST",
  path: "",
  response: { kind: "json" },
  rpc: { method: "chain_syncing" },
};

export class ChainClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  blockNumber(options?: RequestOptions): ApiPromise<string> {
    return callRpc(this.#core, blockNumberOperation, undefined, options);
  }

  /** @deprecated */
  syncing(options?: RequestOptions): ApiPromise<ChainSyncingResult> {
    return callRpc(this.#core, syncingOperation, undefined, options);
  }
}
