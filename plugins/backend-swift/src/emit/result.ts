import type { FileWriter, OperationId, Part, ResultNode } from "@sdkwright/plugin-api";
import { indent, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc } from "../docs.js";
import { call, caseLine } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { emitBlock, emitType } from "./declare.js";

/** The return type of a call whose successful statuses have different types. */
export const resultName = ({ names }: Context, id: OperationId): string => names.companion("resultType", id);

/** The case of a result: `status201`. */
const resultCase = (statuses: readonly Parameters<typeof statusText>[0][]): string => {
  const [status] = statuses;
  return status ? `status${statusText(status).replace("default", "Other")}` : "statusOther";
};

/** A case of a result. */
interface Case {
  readonly name: string;
  readonly statuses: readonly Parameters<typeof statusText>[0][];
  readonly type: Part;
}

function emitReading(cases: readonly Case[], file: FileWriter): void {
  file.blank();
  emitDoc(file, "A case that is not declared.");
  file.line("public static var placeholder: Self { .unknown(status: 0, raw: .null) }");
  file.blank();
  emitDoc(file, "Creates the case of an unknown status.");
  emitBlock(file, "public init(json: JSONValue)", ["self = .unknown(status: 0, raw: json)"]);
  file.blank();
  emitDoc(file, "Creates the case of a status.");
  file.block(
    "public init(json: JSONValue, status: Int) {",
    () => {
      file.line("let known: Self? =");
      file.line("  switch status {");
      for (const one of cases) {
        const read = call("Unions.read", ["json", `Self.${one.name}`]);
        file.line("  ", indent(caseLine(one.statuses.map(pattern), read)));
      }
      if (!cases.some(({ statuses }) => statuses.some(({ kind }) => kind === "default"))) file.line("  default: nil");
      file.line("  }");
      file.line("self = known ?? .unknown(status: status, raw: json)");
    },
    "}",
  );
}

/** `public enum StartJobResult: StatusConvertible`: a case for each status. */
export function emitResult({ operation, method }: ResultNode, file: FileWriter, context: Context): void {
  const { result } = method;
  if (result.kind !== "choice" || result.media === "text") return;
  const name = resultName(context, operation.id);
  const doc = `The result of \`${context.names.method(operation.id)}\`, by the status of the response.`;
  const cases = result.cases.map(
    ({ statuses, type }): Case => ({
      name: resultCase(statuses),
      statuses,
      type: typeOf(context, type),
    }),
  );
  emitType(
    file,
    { name, origin: operation.origin, doc, kind: "public enum", bases: ["StatusConvertible", "Hashable"] },
    () => {
      for (const one of cases) {
        emitDoc(file, `The status ${one.statuses.map(statusText).join(", ")}.`);
        file.line(call(`case ${one.name}`, [one.type]));
      }
      emitDoc(file, "Any other status.");
      file.line("case unknown(status: Int, raw: JSONValue)");
      emitReading(cases, file);
      file.blank();
      emitDoc(file, "The body of the response in JSON.");
      file.block(
        "public var json: JSONValue {",
        () => {
          file.line("switch self {");
          for (const one of cases) file.line(`case .${one.name}(let value): value.json`);
          file.line("case .unknown(_, let raw): raw");
          file.line("}");
        },
        "}",
      );
    },
  );
}

/** What a status is compared with. */
function pattern(status: Parameters<typeof statusText>[0]): string {
  const text = statusText(status);
  if (/^\d+$/.test(text)) return text;
  const [first = ""] = text;
  return /^\d/.test(text) ? `${first}00..<${Number(first) + 1}00` : "_";
}
