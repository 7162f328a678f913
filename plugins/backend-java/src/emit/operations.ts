import type { Client, ClientNode, FileWriter, NameTable, OperationId, Part, RequestNode } from "@sdkwright/plugin-api";
import { caseWords, operationData, receivedType, requestNode, splitWords, statusText } from "@sdkwright/plugin-api";
import { isRecord, linksOf, type ResponseText, scopeOf } from "../descriptor.js";
import { stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { call, fieldLine } from "../layout.js";
import { clientClass } from "../plan.js";
import { typeOf } from "../types.js";
import { emitClass } from "./declare.js";
import { resultClass } from "./result.js";
import { emitDeclaration } from "./spec.js";

/** Constants that describe the operations of a client, by operation. */
export function operationConstants(names: NameTable, { methods }: Client): ReadonlyMap<OperationId, string> {
  const taken = new Set<string>();
  const constants = new Map<OperationId, string>();
  for (const id of methods) {
    const wanted = caseWords(splitWords(names.method(id)), "screaming", false);
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`;
    taken.add(name);
    constants.set(id, name);
  }
  return constants;
}

/** The Java type of what a call gives: of pages and streams, that of an item. */
export function resultType(emission: Emission, { operation, method: { result } }: RequestNode): Part {
  switch (result.kind) {
    case "nothing":
      return emission.symbol("java.lang", "Void");
    case "value":
      return result.media === "text" ? "String" : typeOf(emission, result.type).boxed;
    case "choice":
      return result.media === "text" ? "String" : resultClass(emission, operation.id);
    case "page":
    case "stream":
      return typeOf(emission, result.item).boxed;
    case "file":
      return result.buffered ? "byte[]" : emission.runtime("core.BinaryResponse");
    case "socket":
      return typeOf(emission, receivedType(emission.sdk, result.channel)).boxed;
    default:
      return result satisfies never;
  }
}

/** How the runtime reads responses. */
function responseText(emission: Emission, { operation, method: { result } }: RequestNode): ResponseText {
  const types = emission.runtime("json.Types");
  const plain = (type: Part): ResponseText => ({ type, byStatus: [] });
  switch (result.kind) {
    case "value":
      return plain(result.media === "text" ? [types, ".STRING"] : typeOf(emission, result.type).descriptor);
    case "choice": {
      if (result.media === "text") return plain([types, ".STRING"]);
      const type = resultClass(emission, operation.id);
      const wrapped = (descriptor: Part, record: string): Part =>
        call([types, ".wrapped"], [descriptor, [type, `.${record}::new`]]);
      const byStatus = result.cases.flatMap(({ statuses, type: of }, at) =>
        statuses.map(
          (status) => [statusText(status), wrapped(typeOf(emission, of).descriptor, caseName(at, result))] as const,
        ),
      );
      return { type: wrapped([types, ".ANY"], "Unknown"), byStatus };
    }
    case "page":
    case "stream":
      return plain(typeOf(emission, result.item).descriptor);
    case "file":
      return plain([types, ".BYTES"]);
    case "socket":
      return plain(typeOf(emission, receivedType(emission.sdk, result.channel)).descriptor);
    case "nothing":
      return plain([types, ".ANY"]);
    default:
      return result satisfies never;
  }
}

type Choice = Extract<RequestNode["method"]["result"], { kind: "choice" }>;

/** The record of a case of a result: `OfStatus201`. */
export function caseName(index: number, { cases }: Choice): string {
  const [status] = cases[index]?.statuses ?? [];
  return `Status${status ? statusText(status).replace("default", "Other") : ""}`;
}

function emitOperation(emission: Emission, node: RequestNode, owner: string, constant: string, file: FileWriter): void {
  const { names, sdk } = emission;
  const data = operationData(sdk, node.method);
  if (!isRecord(data)) return;
  const { verb, template } = node.method.call;
  const type = emission.runtime("internal.spec.Operation");
  const declare = names.method(node.operation.id);
  const made = call([type, ".of"], [stringLiteral(verb), stringLiteral(template), `${owner}::${declare}`]);
  file.blank();
  file.declare(constant, node.operation.origin);
  file.line(fieldLine(["static final ", type, "<", resultType(emission, node), ">"], constant, made, 1));
  const response = responseText(emission, node);
  const parts = linksOf(scopeOf(emission, response), data);
  if (node.method.result.kind === "socket") parts.push(call("json", [response.type]));
  emitDeclaration(emission, { name: declare, parts }, file);
}

/** `final class PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations(emission: Emission, file: FileWriter, { client }: ClientNode): void {
  const { names, sdk } = emission;
  const name = clientClass(names, client.id, "operations");
  const constants = operationConstants(names, client);
  emitClass(file, { name, doc: "What the runtime knows of the operations.", kind: "final class" }, () => {
    file.line(`private ${name}() {}`);
    for (const [id, constant] of constants) emitOperation(emission, requestNode(sdk, id), name, constant, file);
  });
}
