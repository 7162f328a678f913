import type { FileWriter, Part, ResourceDecl, Sym, TargetContext } from "@sdkwright/plugin-api";
import { list, speaks, typeUse } from "@sdkwright/plugin-api";
import { clientName } from "../brand.js";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { PATHS } from "../model/paths.js";
import { runtime, runtimeType } from "../runtime.js";
import { generic, inline, keyword } from "../types.js";
import { clientOptions } from "./connection.js";
import { callOptions } from "./credentials.js";
import { emitMethod } from "./method.js";
import { emitChildFields, emitChildGetters, emitErrors, emitOperations, operationsOf } from "./resource.js";

function optionsSymbol(client: string): Sym {
  return { part: "sym", name: `${client}Options`, module: PATHS.connection, typeOnly: true };
}

/** The name, or one with `_` behind it that no member of the client has. */
function freeMember(emission: Emission, decl: ResourceDecl, wanted: string): string {
  const { names } = emission.target;
  const taken = new Set([...decl.children.map(names.resource), ...decl.operations.map(names.method)]);
  let name = wanted;
  while (taken.has(name)) name += "_";
  return name;
}

/** Several JSON-RPC calls in one request. */
function emitBatch(emission: Emission, member: string, name: string, file: FileWriter): void {
  const options: Part = ["options?: ", typeUse(callOptions(emission, "RequestOptions"))];
  const parameters: Part[] = [`use: (client: ${name}) => T`, options];
  const made: Part = [`(own) => use(new ${name}(own as `, typeUse(optionsSymbol(name)), "))"];
  file.blank();
  file.doc({
    text: [
      "Sends the JSON-RPC calls that `use` makes, until it returns or first awaits, as one request. Gives what `use` gives.",
    ],
  });
  file.block(
    [member, "<T>", list("(", parameters, [")", ": Promise<Awaited<T>>", ""]), " {"],
    () => file.line("return ", runtime("sendBatch"), list("(", ["this.#core", made, "options"], ")"), ";"),
    "}",
  );
}

/** What every client has besides the API's own methods. */
function emitHatches(emission: Emission, decl: ResourceDecl, name: string, file: FileWriter): void {
  const member = (wanted: string): string => freeMember(emission, decl, wanted);
  const options = typeUse(optionsSymbol(name));
  const raw: Part = ["options?: ", typeUse(callOptions(emission, "RawRequestOptions"))];
  const promise = generic(typeUse(runtimeType("ApiPromise")), "ApiPromise", [keyword("T")]);
  file.blank();
  file.doc({ text: ["Calls an endpoint that this client has no method for: a path below the base URL."] });
  const parameters = list("(", ["method: string", "path: string", raw], [")", ": ", inline(promise), ""]);
  file.block(
    [member("request"), "<T = unknown>", parameters, " {"],
    () => file.line("return this.#core.request<T>(method, path, options);"),
    "}",
  );
  if (speaks(emission.target.api, "json-rpc")) emitBatch(emission, member("batch"), name, file);
  file.blank();
  file.doc({ text: ["A client that differs from this one in some options. It shares transport and access tokens."] });
  file.block(
    [member("withOptions"), list("(", [["options: Partial<", options, ">"]], [")", `: ${name}`, ""]), " {"],
    () => file.line("return new ", name, list("(", [["this.#core.derive(options as ", options, ")"]], ")"), ";"),
    "}",
  );
  file.blank();
  file.doc({ text: ["What may be shown of a client: no secret."] });
  file.block([member("toJSON"), "(): unknown {"], () => file.line("return this.#core.toJSON();"), "}");
}

/** The file of the root client, from which all others are reached. */
export function emitRoot(decl: ResourceDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = clientName(target.api, target.options);
  const operations = operationsOf(emission, decl);
  const core = typeUse(runtime("Core"));
  const connect: Sym = { part: "sym", name: "connect", module: PATHS.connection };
  const options = typeUse(optionsSymbol(name));
  emitOperations(emission, operations, file);
  emitErrors(emission, decl, file);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(target.api));
  const fallback = clientOptions(emission).some((option) => option.required) ? "" : " = {}";
  file.block(
    ["export class ", name, " {"],
    () => {
      file.line("readonly #core: ", core, ";");
      emitChildFields(emission, decl, file);
      file.blank();
      file.block(
        ["constructor", list("(", [["options: ", options, fallback]], ")"), " {"],
        () => {
          file.line("this.#core = ", connect, "(options);");
          file.line(runtime("describeClient"), "(this, this.#core);");
        },
        "}",
      );
      emitChildGetters(emission, decl, file);
      for (const operation of operations) emitMethod(emission, operation, file);
      emitHatches(emission, decl, name, file);
    },
    "}",
  );
}
