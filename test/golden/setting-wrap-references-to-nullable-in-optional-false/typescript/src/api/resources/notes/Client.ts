import type { AddNoteRequest } from "./requests.js";
import type { Note } from "../../types/Note.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";

const addNoteOperation: OperationSpec = {
  method: "POST",
  path: "/notes",
  query: ["filter", "page"],
  body: { kind: "json" },
  response: { kind: "json" },
};

export class NotesClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  addNote(request: AddNoteRequest, options?: RequestOptions): ApiPromise<Note> {
    return this.#core.send(addNoteOperation, request, options);
  }
}
