import type { AddNoteRequest } from "./requests.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addNoteOperation: OperationSpec = {
  method: "POST",
  path: "/notes",
  body: { kind: "json" },
};

export class NotesResourceClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addNote(request?: AddNoteRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(addNoteOperation, request, options);
  }
}
