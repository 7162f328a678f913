import { ConflictError } from "./api/errors/ConflictError.js";
import { ProblemNotFoundError } from "./api/errors/ProblemNotFoundError.js";
import type {
  AddPetRequest,
  AddPhotoRequest,
  ChangePetRequest,
  GetPhotoRequest,
  ListPetsRequest,
  ReplaceNoteRequest,
} from "./api/requests.js";
import type { Pet } from "./api/types/Pet.js";
import { type ShelterClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import { type BinaryResponse, download } from "./core/file/download.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";
import type { RawRequestOptions, RequestOptions } from "./requestOptions.js";

const listPetsOperation: OperationSpec = {
  method: "GET",
  path: "/pets",
  query: [
    "kind",
    "limit",
    "tags",
    { key: "ids", explode: false },
    { key: "breeds", style: "pipeDelimited" },
    { key: "colours", style: "spaceDelimited" },
    { key: "names", explode: false },
  ],
  headers: ["X-Fields"],
  response: { kind: "json" },
};

const addPetOperation: OperationSpec = {
  method: "POST",
  path: "/pets",
  query: ["kind"],
  body: { kind: "json", key: "body" },
  response: { kind: "json" },
  errors: { 409: ConflictError },
  security: [["account"], ["login"]],
};

const replaceNoteOperation: OperationSpec = {
  method: "PUT",
  path: "/pets/{id}",
  body: { kind: "text", key: "body", optional: true },
  response: { kind: "text" },
  errors: { 404: ProblemNotFoundError },
  security: [],
};

const changePetOperation: OperationSpec = {
  method: "PATCH",
  path: "/pets/{id}",
  body: {
    kind: "form",
    fields: [{ name: "name" }, { name: "tags", repeated: true }, { name: "mood" }],
  },
  errors: { 409: ConflictError },
};

const getPhotoOperation: OperationSpec = {
  method: "GET",
  path: "/pets/{id}/photo",
  response: { kind: "binary", accept: "image/png" },
  errors: { 404: ProblemNotFoundError },
};

const addPhotoOperation: OperationSpec = {
  method: "POST",
  path: "/pets/{id}/photo",
  body: { kind: "multipart", fields: [{ name: "photo", encoding: "file" }, { name: "caption" }] },
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface ShelterClientErrors {
  addPet: ConflictError;
  replaceNote: ProblemNotFoundError;
  changePet: ConflictError;
  getPhoto: ProblemNotFoundError;
}

export class ShelterClient {
  readonly #core: Core;

  constructor(options: ShelterClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  listPets(request?: ListPetsRequest, options?: RequestOptions): ApiPromise<Pet[]> {
    return this.#core.send(listPetsOperation, request, options);
  }

  /** @throws {ConflictError} - 409: It has changed meanwhile. */
  addPet(request: AddPetRequest, options?: RequestOptions): ApiPromise<Pet> {
    return this.#core.send(addPetOperation, request, options);
  }

  /** @throws {ProblemNotFoundError} - 404: There is none. */
  replaceNote(request: ReplaceNoteRequest, options?: RequestOptions): ApiPromise<string> {
    return this.#core.send(replaceNoteOperation, request, options);
  }

  /** @throws {ConflictError} - 409: It has changed meanwhile. */
  changePet(request: ChangePetRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(changePetOperation, request, options);
  }

  /** @throws {ProblemNotFoundError} - 404: There is none. */
  getPhoto(request: GetPhotoRequest, options?: RequestOptions): ApiPromise<BinaryResponse> {
    return download(this.#core, getPhotoOperation, request, options);
  }

  addPhoto(request: AddPhotoRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(addPhotoOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ShelterClientOptions>): ShelterClient {
    return new ShelterClient(this.#core.derive(options as ShelterClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
