import type { FileWriter, HttpOperation, ResultCase, ResultNode } from "@sdkwright/plugin-api";
import { splitNull, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { declarationDoc } from "../docs.js";
import { statusWords } from "../status.js";
import { typeOf } from "../types.js";
import { emitStruct } from "./declare.js";
import { emitCodec, emitField, emitRaw } from "./field.js";

/** What the definition says of the first response of a case. */
function textOf({ responses }: HttpOperation, { statuses }: ResultCase): string | undefined {
  const tags = new Set(statuses.map(statusText));
  const said = responses.filter(({ status }) => tags.has(statusText(status)));
  return said.flatMap(({ description, summary }) => description ?? summary ?? [])[0];
}

function emitCase(operation: HttpOperation, one: ResultCase, file: FileWriter, { api, types }: Context): void {
  const words = one.statuses.map(statusWords);
  const field = words[0]?.field ?? "";
  const { part } = typeOf(splitNull(api, one.type).inner, types);
  const said = textOf(operation, one);
  const when = words.map(({ text }) => text).join(", ");
  const text = `${field} is set for ${when}${said === undefined ? "." : `: ${said}`}`;
  const tag = [["union", ""] as const, ["status", one.statuses.map(statusText).join(",")] as const];
  emitField(file, field, ["*", part], tag, { text: [text] });
}

/** `type StartJobResult struct`: what a call gives whose successes have types of their own, a field for each. */
export function emitResult({ operation, method }: ResultNode, file: FileWriter, context: Context): void {
  const { result } = method;
  if (result.kind !== "choice") return;
  const { names } = context;
  const name = names.companion("resultType", operation.id);
  const said = `is the result of ${names.method(operation.id)}. The status of the response decides which field is set.`;
  emitStruct(file, { name, origin: operation.origin, doc: declarationDoc(name, {}, said) }, () => {
    for (const one of result.cases) emitCase(operation, one, file, context);
    emitRaw(file, "response");
  });
  emitCodec(name, file, context);
}
