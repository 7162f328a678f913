import type { Client, FileWriter, Part } from "@sdkwright/plugin-api";
import { list, typeUse } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { CLIENT_OPTIONS } from "../names.js";
import { runtime, runtimeType } from "../runtime.js";
import { generic, inline, keyword } from "../types.js";
import { callOptions } from "./call-options.js";

/** Several JSON-RPC calls in one request. */
function emitBatch(file: FileWriter, emission: Emission): void {
  const { client, names, layout } = emission;
  const options: Part = ["options?: ", typeUse(callOptions(emission, "RequestOptions"))];
  const parameters: Part[] = [`use: (client: ${client}) => T`, options];
  const use: Part = [`(own) => use(new ${client}(own as `, typeUse(layout.symbol(CLIENT_OPTIONS)), "))"];
  file.blank();
  file.doc({
    text: [
      "Sends the JSON-RPC calls that `use` makes, until it returns or first awaits, as one request. Gives what `use` gives.",
    ],
  });
  file.block(
    [names.rootMember("batch"), "<T>", list("(", parameters, [")", ": Promise<Awaited<T>>", ""]), " {"],
    () => file.line("return ", runtime("sendBatch"), list("(", ["this.#core", use, "options"], ")"), ";"),
    "}",
  );
}

/** What every root client has besides the API's own methods. */
export function emitHatches({ batches }: Client, file: FileWriter, emission: Emission): void {
  const { client, names, layout } = emission;
  const options = typeUse(layout.symbol(CLIENT_OPTIONS));
  const raw: Part = ["options?: ", typeUse(callOptions(emission, "RawRequestOptions"))];
  const promise = generic(typeUse(runtimeType("ApiPromise")), "ApiPromise", [keyword("T")]);
  file.blank();
  file.doc({ text: ["Calls an endpoint that this client has no method for: a path below the base URL."] });
  const parameters = list("(", ["method: string", "path: string", raw], [")", ": ", inline(promise), ""]);
  file.block(
    [names.rootMember("request"), "<T = unknown>", parameters, " {"],
    () => file.line("return this.#core.request<T>(method, path, options);"),
    "}",
  );
  if (batches) emitBatch(file, emission);
  file.blank();
  file.doc({ text: ["A client that differs from this one in some options. It shares transport and access tokens."] });
  const changes = list("(", [["options: Partial<", options, ">"]], [")", `: ${client}`, ""]);
  file.block(
    [names.rootMember("withOptions"), changes, " {"],
    () => file.line("return new ", client, list("(", [["this.#core.derive(options as ", options, ")"]], ")"), ";"),
    "}",
  );
  file.blank();
  file.doc({ text: ["What may be shown of a client: no secret."] });
  file.block([names.rootMember("toJSON"), "(): unknown {"], () => file.line("return this.#core.toJSON();"), "}");
}
