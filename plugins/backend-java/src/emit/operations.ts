import type {
  Client,
  FileWriter,
  NameTable,
  OperationId,
  Part,
  PartNode,
  RequestNode,
  Type,
} from "@sdkwright/plugin-api";
import {
  accessPath,
  caseWords,
  operationData,
  receivedType,
  requestNode,
  splitNull,
  splitWords,
  statusText,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { isRecord, linksOf, type ResponseText, scopeOf } from "../descriptor.js";
import { stringLiteral } from "../dialect.js";
import { call, deeper, fieldLine, generic, methodOf } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { emitClass } from "./declare.js";
import { resultClass } from "./result.js";
import { emitDeclaration } from "./spec.js";

/** Constants that describe the operations of a client, by operation. */
export function operationConstants(names: NameTable, { methods }: Client): ReadonlyMap<OperationId, string> {
  const constants = methods.map((id) => caseWords(splitWords(names.method(id)), "screaming", false));
  // Names that differ by case alone would be one constant.
  const unique = constants.map((name, at) => (constants.indexOf(name) === at ? name : `${name}__${at}`));
  return new Map(methods.map((id, at) => [id, unique[at] ?? ""]));
}

/** The return type of a call. */
interface ResultText {
  /** Of pages and streams, the type of an item. */
  readonly type: Part;
  readonly response: ResponseText;
}

const resultText = (type: Part, descriptor: Part): ResultText => ({
  type,
  response: { type: descriptor, optional: false, byStatus: [] },
});

/** Whether a call can give nothing: some success has no body, or null as its body. */
export function isOptional(context: Context, result: RequestNode["method"]["result"]): boolean {
  if (result.kind !== "value") return result.kind === "choice" && result.empty;
  return result.empty || splitNull(context.api, result.type).nullable;
}

/** The same of a call that may give nothing: an `Optional`. */
function optionalText(context: Context, { type, response }: ResultText): ResultText {
  return { type: generic(context.symbol("java.util", "Optional"), type), response: { ...response, optional: true } };
}

function choiceText(context: Context, id: OperationId, result: Choice): ResultText {
  const types = context.runtime("json.Types");
  const type = resultClass(context, id);
  const wrapped = (descriptor: Part, record: string): Part =>
    call([types, ".wrapped"], [descriptor, [type, `.${record}::new`]]);
  const byStatus = result.cases.flatMap(({ statuses, type: of }, at) => {
    const read = wrapped(typeOf(context, of).descriptor, caseName(at, result));
    return statuses.map((status) => [statusText(status), read] as const);
  });
  return { type, response: { type: wrapped([types, ".ANY"], "Unknown"), optional: false, byStatus } };
}

function resultOf(context: Context, node: RequestNode): ResultText {
  const given = presentResult(context, node);
  return isOptional(context, node.method.result) ? optionalText(context, given) : given;
}

/** The return type of a call, if it has one. */
function presentResult(context: Context, { operation, method: { result } }: RequestNode): ResultText {
  const standard = (name: string): Part => [context.runtime("json.Types"), `.${name}`];
  if ("media" in result && result.media === "text") return resultText("String", standard("STRING"));
  switch (result.kind) {
    case "nothing":
      return resultText(context.symbol("java.lang", "Void"), standard("ANY"));
    case "choice":
      return choiceText(context, operation.id, result);
    case "file":
      return resultText(result.buffered ? "byte[]" : context.runtime("core.BinaryResponse"), standard("BYTES"));
    case "value":
    case "page":
    case "stream":
    case "socket": {
      const type = result.kind === "socket" ? receivedType(context.sdk, result.channel) : itemOf(result);
      const { boxed, descriptor } = typeOf(context, type);
      return resultText(boxed, descriptor);
    }
    default:
      return result satisfies never;
  }
}

const itemOf = (result: Result<"value" | "page" | "stream">): Type =>
  result.kind === "value" ? result.type : result.item;

/** The Java type of what a call gives: of pages and streams, that of an item. */
export const resultType = (context: Context, node: RequestNode): Part => resultOf(context, node).type;

type Result<K extends RequestNode["method"]["result"]["kind"]> = Extract<RequestNode["method"]["result"], { kind: K }>;
type Choice = Result<"choice">;

/** The record of a case of a result: `OfStatus201`. */
export function caseName(index: number, { cases }: Choice): string {
  const [status] = cases[index]?.statuses ?? [];
  return `Status${status ? statusText(status).replace("default", "Other") : ""}`;
}

function emitOperation(node: RequestNode, owner: string, constant: string, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const data = operationData(sdk, node.method);
  if (!isRecord(data)) return;
  const { verb, template } = node.method.call;
  const type = context.runtime("internal.spec.Operation");
  const declare = names.method(node.operation.id);
  const { type: given, response } = resultOf(context, node);
  const made = call([type, ".of"], [stringLiteral(verb), stringLiteral(template), methodOf(owner, declare)]);
  file.blank();
  file.declare(constant);
  file.trace(accessPath(sdk, names, node.operation.id).join("."), node.operation.origin, true);
  file.line(fieldLine(["static final ", deeper(generic(type, given))], constant, made, 1));
  const { result } = node.method;
  const page = result.kind === "page" ? typeOf(context, result.page).descriptor : null;
  const parts = linksOf(scopeOf(context, { response, page }), data);
  if (result.kind === "socket") parts.push(call("json", [response.type]));
  emitDeclaration({ name: declare, parts }, file, context);
}

/** `final class PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const name = names.part("operations", client.id);
  const constants = operationConstants(names, client);
  emitClass(file, { name, doc: "What the runtime knows of the operations.", kind: "final class" }, () => {
    file.line(`private ${name}() {}`);
    for (const [id, constant] of constants) emitOperation(requestNode(sdk, id), name, constant, file, context);
  });
}
