import type { FileWriter, Part } from "@sdkwright/plugin-api";
import { list, typeUse } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtime } from "../runtime.js";
import { emitDoc, emitFunction } from "./declare.js";
import { callOptions } from "./options.js";

/** Several JSON-RPC calls in one request. */
export function emitBatch(file: FileWriter, context: Context): void {
  const { client, names, layout } = context;
  const use: Part = [`(own) => use(new ${client}(own as `, typeUse(layout.symbol("clientOptions")), "))"];
  const text =
    "Sends the JSON-RPC calls that `use` makes before it returns or first awaits as a single request. Returns the result of `use`.";
  emitDoc(file, text);
  emitFunction(file, [names.rootMember("batch"), "<T>"], {
    parameters: [`use: (client: ${client}) => T`, ["options?: ", typeUse(callOptions(context, "RequestOptions"))]],
    result: "Promise<Awaited<T>>",
    value: [runtime("sendBatch"), list("(", ["this.#core", use, "options"], ")")],
  });
}
