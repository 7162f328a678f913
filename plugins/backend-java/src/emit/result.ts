import type { FileWriter, OperationId, ResultNode, Sym } from "@sdkwright/plugin-api";
import { statusText } from "@sdkwright/plugin-api";
import { emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { classHead, recordHead } from "../layout.js";
import { typeOf } from "../types.js";
import { caseName } from "./operations.js";

/** What a call gives whose successes have types of their own. */
export function resultClass({ declared, packages, names }: Emission, id: OperationId): Sym {
  return declared(packages.types, names.companion("resultType", id));
}

/** `public sealed interface StartJobResult extends Union`: a record for each status. */
export function emitResult({ operation, method }: ResultNode, file: FileWriter, emission: Emission): void {
  const { result } = method;
  if (result.kind !== "choice" || result.media === "text") return;
  const { names } = emission;
  const name = names.companion("resultType", operation.id);
  const node = emission.symbol("com.fasterxml.jackson.databind", "JsonNode");
  file.blank();
  file.declare(name, operation.origin);
  emitDoc(file, `The result of ${names.method(operation.id)}, by the status of the response.`, 0);
  file.block(
    classHead(["public sealed interface ", name], ["extends ", emission.runtime("json.Union")]),
    () => {
      for (const [at, { statuses, type }] of result.cases.entries()) {
        file.blank();
        const tags = [{ tag: "param", name: "value", text: "the body of the response" }];
        emitDoc(file, { text: [`The status ${statuses.map(statusText).join(", ")}.`], tags }, 1);
        file.line(recordHead(caseName(at, result), [[typeOf(emission, type).boxed, " value"]], name, "}"));
      }
      file.blank();
      const tags = [{ tag: "param", name: "value", text: "the body of the response" }];
      emitDoc(file, { text: ["Any other status."], tags }, 1);
      file.line(recordHead("Unknown", [[node, " value"]], name, "}"));
    },
    "}",
  );
}
