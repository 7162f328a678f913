import type { FileWriter, OperationId, Part, ResultNode } from "@sdkwright/plugin-api";
import { statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { emitDoc } from "../docs.js";
import { call, derived, methodHead } from "../line-breaks.js";
import { type CsharpType, typeOf } from "../types.js";
import { emitStatements, emitType } from "./declare.js";

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

/** `public abstract record StartJobResult`: a record for each status. */
export function emitResult({ operation, method }: ResultNode, file: FileWriter, context: Context): void {
  const { result } = method;
  if (result.kind !== "choice" || result.media === "text") return;
  const name = resultName(context, operation.id);
  const doc = `The result of ${context.names.method(operation.id)}Async, by the status of the response.`;
  const emitCase = (record: string, text: string, type: Part): void => {
    file.blank();
    emitDoc(file, { text: [text], tags: [{ tag: "param", name: "Value", text: "The body of the response." }] });
    file.line(derived(methodHead("public sealed record", record, [[type, " Value"]]), `${name};`));
  };
  const cases = result.cases.map(({ statuses, type }, at) => {
    return { record: caseName(at, result), statuses, type: typeOf(context, type) };
  });
  emitType(file, { name, origin: operation.origin, doc, kind: "public abstract record" }, () => {
    const byStatus = context.internal("ResultType");
    const made = call("new", ["static raw => new Unknown(raw)", "Declare"]);
    file.line("internal static readonly ", byStatus, `<${name}> JsonType = `, made, ";");
    file.blank();
    file.line(`private ${name}() { }`);
    file.blank();
    const added = cases.flatMap(({ record, statuses, type }) =>
      statuses.map((status): Part => addedCase(statusText(status), record, type)),
    );
    emitStatements(file, ["private static void Declare(", byStatus, `<${name}>.Cases cases)`], added);
    for (const { record, statuses, type } of cases) {
      emitCase(record, `The status ${statuses.map(statusText).join(", ")}.`, type.name);
    }
    emitCase("Unknown", "Any other status.", context.symbol("System.Text.Json", "JsonElement"));
  });
}

const addedCase = (status: string, record: string, type: CsharpType): Part => [
  call("cases.Add", [stringLiteral(status), type.json, `static value => new ${record}(value)`]),
  ";",
];
