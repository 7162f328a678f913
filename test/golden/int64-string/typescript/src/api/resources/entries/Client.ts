import type { Entry } from "../../types/Entry.js";
import type { Tick } from "../../types/Tick.js";
import type { Core } from "../../../core/client/core.js";
import type { RequestOptions } from "../../../core/client/options.js";
import type { ApiPromise } from "../../../core/http/promise.js";
import type { OperationSpec } from "../../../core/spec.js";
import type { EventStream } from "../../../core/stream/eventStream.js";
import { streamLines } from "../../../core/stream/jsonLines.js";

const listOperation: OperationSpec = {
  method: "GET",
  path: "/entries",
  response: { kind: "json", integers: { values: "Entry" } },
};

const watchOperation: OperationSpec = {
  method: "GET",
  path: "/ticks",
  response: { kind: "jsonl", integers: "Tick" },
};

export class EntriesClient {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  list(options?: RequestOptions): ApiPromise<Entry[]> {
    return this.#core.send(listOperation, undefined, options);
  }

  watch(options?: RequestOptions): ApiPromise<EventStream<Tick>> {
    return streamLines(this.#core, watchOperation, undefined, options);
  }
}
