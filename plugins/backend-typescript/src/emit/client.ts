import { introductionOf } from "@sdkwright/docs-kit";
import type { Client, ClientNode, FileWriter, Method, OperationId, Part, ResourceId, Sym } from "@sdkwright/plugin-api";
import {
  accessPath,
  errorPlanOf,
  list,
  methodOf,
  operationData,
  requestNode,
  textWidth,
  typeUse,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dataValue, type Printer } from "../descriptor.js";
import { dialect } from "../dialect.js";
import { docOf } from "../docs.js";
import { callShapes } from "../forms/calls.js";
import { PATHS } from "../plan.js";
import { runtime, runtimeType } from "../runtime.js";
import { annotated, generic, inline, keyword, literalType, named, type TypeExpr, typeOf, union } from "../types.js";
import { emitBatch } from "./batch.js";
import { emitConstant, emitDoc, emitFunction, emitHead, emitInterface, emitMember } from "./declare.js";
import { emitMethod, operationConstant } from "./method.js";
import { callOptions, optionsFallback } from "./options.js";

/** The constant that describes an operation to the runtime. */
function emitOperation(id: OperationId, file: FileWriter, context: Context): void {
  const { sdk, names, layout } = context;
  const { operation, method } = requestNode(sdk, id);
  const printer: Printer = { names, layout, extras: callShapes(context, id) };
  const name = operationConstant(names.method(id));
  file.blank();
  file.declare(name);
  file.trace(accessPath(sdk, names, id).join("."), operation.origin, true);
  emitConstant(file, name, runtimeType("OperationSpec"), dataValue(operationData(sdk, method), printer));
}

/** What a method can throw because the definition says so; nothing where it does not say. */
function errorTypes({ call, throws }: Method, { sdk, types, layout }: Context): TypeExpr[] {
  if (call.protocol.kind === "json-rpc" && call.protocol.codes.length > 0) {
    // The code is literal, so that it tells declared errors apart.
    return call.protocol.codes.map(({ code, data }) =>
      generic(runtimeType("JsonRpcError"), [literalType(code), ...(data ? [typeOf(data, types)] : [])]),
    );
  }
  return throws.flatMap(({ error }): TypeExpr[] => {
    const symbol = layout.symbols.get(error);
    if (symbol) return [named(symbol)];
    const body = errorPlanOf(sdk, error).body;
    return body ? [generic(runtimeType("ApiError"), [typeOf(body, types)])] : [];
  });
}

/** `export interface PetsClientErrors`: by method, the errors that the definition declares. */
function emitClientErrors({ id, methods }: Client, file: FileWriter, context: Context): void {
  const { sdk, names } = context;
  const typed = methods.flatMap((method): (readonly [OperationId, TypeExpr[]])[] => {
    const types = errorTypes(methodOf(sdk, method), context);
    return types.length > 0 ? [[method, types]] : [];
  });
  if (typed.length === 0) return;
  const name = names.companion("clientErrors", id);
  file.blank();
  file.declare(name);
  file.doc({ text: ["Errors that the API declares, by method. Any call can also fail in other ways."] });
  emitInterface(file, name, () => {
    for (const [method, types] of typed) emitMember(file, names.method(method), false, union(types));
  });
}

/** Field that holds the client of a resource below. The suffix keeps it apart from the client's own fields. */
function childField({ names }: Context, id: ResourceId): string {
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
function emitGetter(id: ResourceId, file: FileWriter, context: Context): void {
  const { api, names, layout } = context;
  const child = layout.symbol(id);
  file.blank();
  file.doc(docOf(api.resources[id] ?? {}));
  file.block(
    ["get ", names.resource(id), "(): ", typeUse(child), " {"],
    () => emitLazily(file, childField(context, id), child),
    "}",
  );
}

/** Makes the client of options: it stands for all others, which are reached from it. */
function emitRootConstructor(file: FileWriter, context: Context): void {
  const connect: Sym = { part: "sym", name: "connect", module: PATHS.connection };
  const parameter = ["options: ", typeUse(context.layout.symbol("clientOptions")), optionsFallback(context)];
  file.block(
    ["constructor", list("(", [parameter], ")"), " {"],
    () => {
      file.line("this.#core = ", connect, "(options);");
      file.line(runtime("describeClient"), "(this, this.#core);");
    },
    "}",
  );
}

/** What every root client has besides the API's own methods. */
function emitHatches({ batches }: Client, file: FileWriter, context: Context): void {
  const { client, names, layout } = context;
  const options = typeUse(layout.symbol("clientOptions"));
  const raw: Part = ["options?: ", typeUse(callOptions(context, "RawRequestOptions"))];
  emitDoc(file, "Calls an endpoint for which this client has no method. The path is relative to the base URL.");
  emitFunction(file, [names.rootMember("request"), "<T = unknown>"], {
    parameters: ["method: string", "path: string", raw],
    result: inline(generic(runtimeType("ApiPromise"), [keyword("T")])),
    value: "this.#core.request<T>(method, path, options)",
  });
  if (batches) emitBatch(file, context);
  emitDoc(file, "Returns a client with some options changed. It shares the transport and access tokens of this one.");
  emitFunction(file, names.rootMember("withOptions"), {
    parameters: [["options: Partial<", options, ">"]],
    result: client,
    value: ["new ", client, list("(", [["this.#core.derive(options as ", options, ")"]], ")")],
  });
  emitDoc(file, "Returns a description of the client without secrets.");
  emitFunction(file, names.rootMember("toJSON"), { parameters: [], result: "unknown", value: "this.#core.toJSON()" });
}

function emitMembers({ client }: ClientNode, file: FileWriter, context: Context): void {
  const { root, methods, children } = client;
  const core = typeUse(runtime("Core"));
  // Where nothing reads the core, a private field would be an error of the compiler.
  const isRead = root || methods.length > 0 || children.length > 0;
  const field = isRead ? "#core" : "core";
  file.line(isRead ? "" : "protected ", "readonly ", field, ": ", core, ";");
  for (const id of children) {
    const type = union([named(context.layout.symbol(id)), keyword("undefined")]);
    file.line("#", childField(context, id), ":", annotated(type), ";");
  }
  file.blank();
  if (root) emitRootConstructor(file, context);
  else file.block(["constructor(core: ", core, ") {"], () => file.line("this.", field, " = core;"), "}");
  for (const id of children) emitGetter(id, file, context);
  for (const id of methods) emitMethod(id, file, context);
  if (root) emitHatches(client, file, context);
}

/** The class of a resource, or of the whole API. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { client, resource } = node;
  const name = context.names.client(client.id);
  for (const id of client.methods) emitOperation(id, file, context);
  emitClientErrors(client, file, context);
  emitHead(file, name, { ...(client.root ? introductionOf(context.api) : resource), origin: resource.origin });
  file.block(["export class ", name, " {"], () => emitMembers(node, file, context), "}");
}
