import type { FileWriter, OperationId, Part, ResultNode } from "@sdkwright/plugin-api";
import { statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { emitDoc } from "../docs.js";
import { call, derived, generic, methodHead } from "../line-breaks.js";
import { type CsharpType, typeOf } from "../types.js";
import { emitConverter, emitStatements, emitType, emitTypeField } from "./declare.js";

type Choice = Extract<ResultNode["method"]["result"], { kind: "choice" }>;

/** The record of a case of a result: `Status201`. */
function caseName(index: number, { cases }: Choice): string {
  const [status] = cases[index]?.statuses ?? [];
  return `Status${status ? statusText(status).replace("default", "Other") : ""}`;
}

/** The return type of a call whose successful statuses have different types. */
export function resultName({ names }: Context, id: OperationId): string {
  return names.companion("resultType", id);
}

/** A record of a result: its parameter, and what it derives from. */
interface Case {
  readonly record: string;
  readonly text: string;
  readonly body: readonly [type: Part, name: string];
  readonly bases: readonly [Part, ...Part[]];
}

function emitCase({ record, text, body: [type, name], bases }: Case, converter: Part, file: FileWriter): void {
  file.blank();
  emitDoc(file, { text: [text], tags: [{ tag: "param", name, text: "The body of the response." }] });
  file.line("[", converter, "]");
  file.line(derived(methodHead("public sealed record", record, [[type, ` ${name}`]]), ...bases), ";");
}

/** `public abstract record StartJobResult`: a record for each status. Serializers write each as its body. */
export function emitResult({ operation, method }: ResultNode, file: FileWriter, context: Context): void {
  const { result } = method;
  if (result.kind !== "choice" || result.media === "text") return;
  const name = resultName(context, operation.id);
  const doc = `The result of ${context.names.method(operation.id)}Async, by the status of the response.`;
  const converter: Part = [context.symbol("System.Text.Json.Serialization", "JsonConverter"), "(typeof(Converter))"];
  const cases = result.cases.map(({ statuses, type }, at) => {
    return { record: caseName(at, result), statuses: statuses.map(statusText), type: typeOf(context, type) };
  });
  const kind = "public abstract record";
  emitType(file, { name, origin: operation.origin, doc, attributes: [converter], kind }, () => {
    const byStatus = context.internal("ResultType");
    emitTypeField(file, generic(byStatus, name), call("new", ["static raw => new Unknown(raw)", "Declare"]));
    file.blank();
    file.line(`private ${name}() { }`);
    file.blank();
    const added = cases.flatMap(({ record, statuses, type }) =>
      statuses.map((status): Part => addedCase(status, record, type)),
    );
    emitStatements(file, methodHead("private static void", "Declare", [[byStatus, `<${name}>.Cases cases`]]), added);
    for (const { record, statuses, type } of cases) {
      const text = `The status ${statuses.join(", ")}.`;
      emitCase({ record, text, body: [type.name, "Value"], bases: [name] }, converter, file);
    }
    const json = context.symbol("System.Text.Json", "JsonElement");
    const bases: Case["bases"] = [name, context.internal("IUnknownVariant")];
    emitCase({ record: "Unknown", text: "Any other status.", body: [json, "Raw"], bases }, converter, file);
    emitConverter(name, file, context);
  });
}

const addedCase = (status: string, record: string, type: CsharpType): Part => [
  call("cases.Add", [
    stringLiteral(status),
    type.json,
    `static value => new ${record}(value)`,
    "static result => result.Value",
  ]),
  ";",
];
