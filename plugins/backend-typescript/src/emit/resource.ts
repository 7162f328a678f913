import type {
  FileWriter,
  HttpOperation,
  Part,
  ResourceDecl,
  ResourceId,
  RpcOperation,
  Sym,
  TargetContext,
} from "@sdkwright/plugin-api";
import { indent, jsonRpcOf, line, requestsOf, textWidth, typeUse } from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import type { Value } from "../literals.js";
import { runtime, runtimeType } from "../runtime.js";
import { operationSpec } from "../spec/operation.js";
import { annotated, generic, keyword, literalType, named, type TypeExpr, typeOf, union } from "../types.js";
import { emitMethod, operationConstant } from "./method.js";
import { emitMember } from "./object.js";
import { emitRequest } from "./request.js";
import { emitRoot } from "./root.js";

/** The HTTP operations of a resource, in declared order. */
export function httpOperations(emission: Emission, resource: ResourceDecl): HttpOperation[] {
  return resource.operations.flatMap((id) => {
    const operation = emission.target.api.operations[id];
    return operation?.kind === "http" ? [operation] : [];
  });
}

/** What the operations of a resource ask of the server, in declared order. */
export function operationsOf({ target }: Emission, resource: ResourceDecl): HttpOperation[] {
  const { api } = target;
  return requestsOf(
    api,
    resource.operations.map((id) => api.operations[id]),
  );
}

/** `const name: Type = { ... };` as formatters lay it out, the name being too long for its line or not. */
export function emitConstant(file: FileWriter, name: string, type: Sym, value: Value): void {
  const head = `const ${name}: ${type.name} = {`;
  const fits = textWidth(head) <= dialect.width;
  const assigned = fits ? [" ", value.part] : indent(line, value.part);
  file.line("const ", name, ": ", typeUse(type), " =", assigned, ";");
}

/** Constants that describe a resource's operations to the runtime. */
export function emitOperations(emission: Emission, operations: readonly HttpOperation[], file: FileWriter): void {
  for (const operation of operations) {
    const name = operationConstant(emission.target.names.method(operation.id));
    file.blank();
    file.declare(name, operation.origin);
    emitConstant(file, name, runtimeType("OperationSpec"), operationSpec(emission, operation));
  }
}

/** The suffix keeps it apart from the client's own fields. */
function childField(emission: Emission, id: ResourceId): string {
  return `${emission.target.names.resource(id)}Client`;
}

/** Fields that hold what {@link emitChildGetters} makes. */
export function emitChildFields(emission: Emission, resource: ResourceDecl, file: FileWriter): void {
  for (const id of resource.children) {
    const child = emission.model.symbols.get(id);
    if (!child) continue;
    const type = union([named(child), keyword("undefined")]);
    file.line("#", childField(emission, id), ":", annotated(type), ";");
  }
}

/** `return (this.#field ??= new Client(this.#core));`, broken where formatters break it. */
function emitLazily(file: FileWriter, field: string, child: Sym): void {
  const head = `    return (this.#${field} ??= new ${child.name}(`;
  const made: Part = ["new ", child, "("];
  if (textWidth(`${head}this.#core));`) <= dialect.width) {
    file.line("return (this.#", field, " ??= ", made, "this.#core));");
  } else if (textWidth(head) <= dialect.width) {
    file.block(["return (this.#", field, " ??= ", made], () => file.line("this.#core,"), "));");
  } else {
    const fits = textWidth(`      new ${child.name}(this.#core));`) <= dialect.width;
    const broken = () => file.block(made, () => file.line("this.#core,"), "));");
    file.block(["return (this.#", field, " ??="], () => (fits ? file.line(made, "this.#core));") : broken()), "");
  }
}

/** Accessors of the resources below one, which are made when first asked for. */
export function emitChildGetters(emission: Emission, resource: ResourceDecl, file: FileWriter): void {
  const { api, names } = emission.target;
  for (const id of resource.children) {
    const child = emission.model.symbols.get(id);
    const decl = api.resources[id];
    if (!child || !decl) continue;
    file.blank();
    file.doc(docOf(decl));
    file.block(
      ["get ", names.resource(id), "(): ", typeUse(child), " {"],
      () => emitLazily(file, childField(emission, id), child),
      "}",
    );
  }
}

/** `JsonRpcError<-32001, Detail>`: the code is literal, so that it tells declared errors apart. */
function codeType(emission: Emission, { code, data }: RpcOperation["codes"][number]): TypeExpr {
  const types = [literalType(code), ...(data ? [typeOf(data, emission.types)] : [])];
  return generic(typeUse(runtimeType("JsonRpcError")), "JsonRpcError", types);
}

/** What an operation can throw because its definition says so. */
function errorType(emission: Emission, operation: HttpOperation): TypeExpr | undefined {
  const { api } = emission.target;
  const codes = jsonRpcOf(operation)?.codes ?? [];
  if (codes.length > 0) return union(codes.map((code) => codeType(emission, code)));
  const types = operation.errors.flatMap(({ error }): TypeExpr[] => {
    const symbol = emission.model.symbols.get(error);
    if (symbol) return [named(symbol)];
    const body = api.errors[error]?.type;
    return body ? [generic(typeUse(runtimeType("ApiError")), "ApiError", [typeOf(body, emission.types)])] : [];
  });
  return types.length === 0 ? undefined : union(types);
}

/** `export interface PetsClientErrors`: by method, the errors that the definition declares. */
export function emitErrors(emission: Emission, resource: ResourceDecl, file: FileWriter): void {
  const { names } = emission.target;
  const typed = operationsOf(emission, resource).flatMap((operation) => {
    const type = errorType(emission, operation);
    return type ? [{ operation, type }] : [];
  });
  if (typed.length === 0) return;
  const name = `${names.client(resource.id)}Errors`;
  file.blank();
  file.declare(name);
  file.doc({ text: ["By method, the errors that the API declares. Any call can fail in other ways too."] });
  file.block(
    ["export interface ", name, " {"],
    () => {
      for (const { operation, type } of typed) emitMember(file, names.method(operation.id), false, type);
    },
    "}",
  );
}

/** The client class of a resource, or its request types, whichever the file is for. */
export function emitResource(decl: ResourceDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const requests = emission.model.requestFiles.get(file.path);
  if (requests) for (const operation of requests) emitRequest(operation, file, target);
  else if (decl.parent === null) emitRoot(decl, file, target);
  else emitClient(decl, file, emission);
}

function emitClient(decl: ResourceDecl, file: FileWriter, emission: Emission): void {
  const name = emission.target.names.client(decl.id);
  const operations = operationsOf(emission, decl);
  const core = typeUse(runtime("Core"));
  emitOperations(emission, operations, file);
  emitErrors(emission, decl, file);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.block(
    ["export class ", name, " {"],
    () => {
      // Where no operation is of a kind that has methods, a private field would be one that nobody reads.
      const isRead = operations.length > 0 || decl.children.length > 0;
      const field = isRead ? "#core" : "core";
      file.line(isRead ? "" : "protected ", "readonly ", field, ": ", core, ";");
      emitChildFields(emission, decl, file);
      file.blank();
      file.block(["constructor(core: ", core, ") {"], () => file.line("this.", field, " = core;"), "}");
      emitChildGetters(emission, decl, file);
      for (const operation of operations) emitMethod(emission, operation, file);
    },
    "}",
  );
}
