import type { AddPetsRequest, ListPetsRequest, SeenPetsRequest } from "./requests.js";
import type { PetsListTooManyPetsData } from "./types.js";
import type { Pet } from "../../types/Pet.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import { callRpc } from "../../../core/rpc/jsonRpc.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { JsonRpcError } from "../../../errors/rpc.js";

const listOperation: OperationSpec = {
  method: "POST",
  path: "",
  response: { kind: "json" },
  rpc: { method: "pets.list" },
};

const addOperation: OperationSpec = {
  method: "POST",
  path: "",
  response: { kind: "json" },
  rpc: { method: "pets.add", positions: ["pet", "owner"] },
};

const seenOperation: OperationSpec = {
  method: "POST",
  path: "",
  rpc: { method: "pets.seen", positions: ["id"], nameable: true },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface PetsClientErrors {
  list: JsonRpcError<-32009, PetsListTooManyPetsData>;
  add: JsonRpcError<-32010>;
}

export class PetsClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /**
   * Lists pets.
   *
   * @throws {JsonRpcError} - -32009: Too many pets
   */
  list(request: ListPetsRequest, options?: RequestOptions): ApiPromise<Pet[]> {
    return callRpc(this.#core, listOperation, request, options);
  }

  /** @throws {JsonRpcError} - -32010: Exists */
  add(request: AddPetsRequest, options?: RequestOptions): ApiPromise<number> {
    return callRpc(this.#core, addOperation, request, options);
  }

  /** Tells that a pet was seen; nobody answers. */
  seen(request: SeenPetsRequest, options?: RequestOptions): ApiPromise<void> {
    return callRpc(this.#core, seenOperation, request, options);
  }
}
