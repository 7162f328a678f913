import type { FileWriter, OperationId, Part, ResultNode, Sym } from "@sdkwright/plugin-api";
import { statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typeOf } from "../types.js";
import { emitClass, emitVariant, said } from "./declare.js";
import { caseName } from "./operations.js";

/** The return type of a call whose successful statuses have different types. */
export function resultClass({ declared, packages, names }: Context, id: OperationId): Sym {
  return declared(packages.types, names.companion("resultType", id));
}

/** `public sealed interface StartJobResult extends Union`: a record for each status. */
export function emitResult({ operation, method }: ResultNode, file: FileWriter, context: Context): void {
  const { result } = method;
  if (result.kind !== "choice" || result.media === "text") return;
  const { names } = context;
  const name = names.companion("resultType", operation.id);
  const clause: Part = ["extends ", context.runtime("json.Union")];
  const doc = `The result of ${names.method(operation.id)}, by the status of the response.`;
  const emitCase = (record: string, text: string, type: Part): void =>
    emitVariant(file, record, type, name, said(text, { value: "the body of the response" }));
  emitClass(file, { name, origin: operation.origin, doc, kind: "public sealed interface", clause }, () => {
    for (const [at, { statuses, type }] of result.cases.entries()) {
      const text = `The status ${statuses.map(statusText).join(", ")}.`;
      emitCase(caseName(at, result), text, typeOf(context, type).boxed);
    }
    emitCase("Unknown", "Any other status.", context.symbol("com.fasterxml.jackson.databind", "JsonNode"));
  });
}
