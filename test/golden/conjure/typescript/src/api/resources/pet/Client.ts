import { PetNotFoundError } from "../../errors/PetNotFoundError.js";
import type {
  AddPetRequest,
  GetPetRequest,
  PhotoPetRequest,
  SearchPetRequest,
  UploadPetRequest,
} from "./requests.js";
import type { Pet } from "../../types/Pet.js";
import type { PetId } from "../../types/PetId.js";
import type { Core } from "../../../core/client/core.js";
import { type BinaryResponse, download } from "../../../core/file/download.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { RequestOptions } from "../../../requestOptions.js";

const getOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{petId}",
  response: { kind: "json", empty: true },
  errors: { 404: PetNotFoundError },
  security: [["header"]],
};

const searchOperation: OperationSpec = {
  method: "GET",
  path: "/pets/search",
  query: ["kind", "limit"],
  headers: [{ key: "trace", name: "X-Trace" }],
  response: { kind: "json" },
  security: [["header"]],
};

const addOperation: OperationSpec = {
  method: "POST",
  path: "/pets",
  body: { kind: "json" },
  response: { kind: "json" },
  security: [["header"]],
};

const photoOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{petId}/photo",
  response: { kind: "binary", accept: "application/octet-stream" },
  security: [["header"]],
};

const uploadOperation: OperationSpec = {
  method: "PUT",
  path: "/pets/{petId}/photo",
  body: { kind: "binary", key: "body" },
  security: [["cookie:PALANTIR_TOKEN"]],
};

const healthOperation: OperationSpec = {
  method: "GET",
  path: "/pets/health",
  response: { kind: "json" },
  security: [],
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface PetClientErrors {
  get: PetNotFoundError;
}

export class PetClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @throws {PetNotFoundError} - 404 */
  get(request: GetPetRequest, options?: RequestOptions): ApiPromise<Pet | null | undefined> {
    return this.#core.send(getOperation, request, options);
  }

  search(request?: SearchPetRequest, options?: RequestOptions): ApiPromise<Pet[]> {
    return this.#core.send(searchOperation, request, options);
  }

  add(request: AddPetRequest, options?: RequestOptions): ApiPromise<PetId> {
    return this.#core.send(addOperation, request, options);
  }

  photo(request: PhotoPetRequest, options?: RequestOptions): ApiPromise<BinaryResponse> {
    return download(this.#core, photoOperation, request, options);
  }

  upload(request: UploadPetRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(uploadOperation, request, options);
  }

  /** @deprecated Ask elsewhere. */
  health(options?: RequestOptions): ApiPromise<boolean> {
    return this.#core.send(healthOperation, undefined, options);
  }
}
