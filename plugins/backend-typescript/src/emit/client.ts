import type { ClientNode, FileWriter, OperationId, ResourceId, Sym } from "@sdkwright/plugin-api";
import { list, operationData, requestNode, textWidth, typeUse } from "@sdkwright/plugin-api";
import { dataValue, type Printer } from "../data.js";
import { dialect } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { callIntegers } from "../integers/exact.js";
import { CLIENT_OPTIONS } from "../names.js";
import { PATHS } from "../plan.js";
import { runtime, runtimeType } from "../runtime.js";
import { annotated, keyword, named, union } from "../types.js";
import { emitClientErrors } from "./client-errors.js";
import { optionsFallback } from "./client-options.js";
import { emitConstant } from "./declare.js";
import { emitHatches } from "./hatches.js";
import { emitMethod, operationConstant } from "./method.js";

/** The constant that describes an operation to the runtime. */
function emitOperation(id: OperationId, file: FileWriter, emission: Emission): void {
  const { sdk, names, layout } = emission;
  const { operation, method } = requestNode(sdk, id);
  const printer: Printer = { names, layout, extras: callIntegers(emission, id) };
  const name = operationConstant(names.method(id));
  file.blank();
  file.declare(name, operation.origin);
  emitConstant(file, name, runtimeType("OperationSpec"), dataValue(operationData(sdk, method), printer));
}

/** Field that holds the client of a resource below. The suffix keeps it apart from the client's own fields. */
function childField({ names }: Emission, id: ResourceId): string {
  return `${names.resource(id)}Client`;
}

/** `return (this.#field ??= new Client(this.#core));`, broken where formatters break it. */
function emitLazily(file: FileWriter, field: string, child: Sym): void {
  const head = `    return (this.#${field} ??= new ${child.name}(`;
  const instance = ["new ", child, "("];
  if (textWidth(`${head}this.#core));`) <= dialect.width) {
    file.line("return (this.#", field, " ??= ", instance, "this.#core));");
  } else if (textWidth(head) <= dialect.width) {
    file.block(["return (this.#", field, " ??= ", instance], () => file.line("this.#core,"), "));");
  } else {
    const fits = textWidth(`      new ${child.name}(this.#core));`) <= dialect.width;
    const broken = () => file.block(instance, () => file.line("this.#core,"), "));");
    file.block(["return (this.#", field, " ??="], () => (fits ? file.line(instance, "this.#core));") : broken()), "");
  }
}

/** Accessor of the client of a resource below, which is made when first asked for. */
function emitGetter(id: ResourceId, file: FileWriter, emission: Emission): void {
  const { api, names, layout } = emission;
  const child = layout.symbol(id);
  file.blank();
  file.doc(docOf(api.resources[id] ?? {}));
  file.block(
    ["get ", names.resource(id), "(): ", typeUse(child), " {"],
    () => emitLazily(file, childField(emission, id), child),
    "}",
  );
}

/** Makes the client of options: it stands for all others, which are reached from it. */
function emitRootConstructor(file: FileWriter, emission: Emission): void {
  const connect: Sym = { part: "sym", name: "connect", module: PATHS.connection };
  const parameter = ["options: ", typeUse(emission.layout.symbol(CLIENT_OPTIONS)), optionsFallback(emission)];
  file.block(
    ["constructor", list("(", [parameter], ")"), " {"],
    () => {
      file.line("this.#core = ", connect, "(options);");
      file.line(runtime("describeClient"), "(this, this.#core);");
    },
    "}",
  );
}

function emitMembers({ client }: ClientNode, file: FileWriter, emission: Emission): void {
  const { root, methods, children } = client;
  const core = typeUse(runtime("Core"));
  // Where nothing reads the core, a private field would be an error of the compiler.
  const isRead = root || methods.length > 0 || children.length > 0;
  const field = isRead ? "#core" : "core";
  file.line(isRead ? "" : "protected ", "readonly ", field, ": ", core, ";");
  for (const id of children) {
    const type = union([named(emission.layout.symbol(id)), keyword("undefined")]);
    file.line("#", childField(emission, id), ":", annotated(type), ";");
  }
  file.blank();
  if (root) emitRootConstructor(file, emission);
  else file.block(["constructor(core: ", core, ") {"], () => file.line("this.", field, " = core;"), "}");
  for (const id of children) emitGetter(id, file, emission);
  for (const id of methods) emitMethod(id, file, emission);
  if (root) emitHatches(client, file, emission);
}

/** The class of a resource, or of the whole API. */
export function emitClient(node: ClientNode, file: FileWriter, emission: Emission): void {
  const { client, resource } = node;
  const name = emission.names.client(client.id);
  for (const id of client.methods) emitOperation(id, file, emission);
  emitClientErrors(client, file, emission);
  file.blank();
  file.declare(name, resource.origin);
  file.doc(docOf(client.root ? emission.api : resource));
  file.block(["export class ", name, " {"], () => emitMembers(node, file, emission), "}");
}
