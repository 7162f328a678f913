import type { FileWriter, HttpOperation } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { statusText } from "../model/errors.js";
import { givesByStatus, statusField, statusTag, successesOf } from "../model/successes.js";
import { splitNull, standard, typeOf } from "../types.js";
import { emitField } from "./field.js";
import { emitCodec } from "./object.js";

/** `type StartJobResult struct`: what a call gives whose successes have types of their own, a field for each. */
export function emitResult(emission: Emission, operation: HttpOperation, file: FileWriter): void {
  const { model, target, types } = emission;
  if (!givesByStatus(target.api, operation)) return;
  const name = model.result(operation.id);
  file.blank();
  file.declare(name, operation.origin);
  const said = `is what ${target.names.method(operation.id)} gives: one of its fields is set, by the status of the response.`;
  file.doc(declarationDoc(name, {}, said));
  file.block(
    ["type ", name, " struct {"],
    () => {
      for (const { statuses, type, doc } of successesOf(target.api, operation)) {
        const [first] = statuses;
        if (!first) continue;
        const field = statusField(first);
        const { part } = typeOf(splitNull(target.api, type).inner, types);
        const text = `${field} is there with ${statuses.map(statusText).join(", ")}${doc === undefined ? "." : `: ${doc}`}`;
        const tag = [["union", ""] as const, ["status", statuses.map(statusTag).join(",")] as const];
        emitField(file, field, ["*", part], tag, { text: [text] });
      }
      file.line("// Raw is the JSON of a success that this version of the package does not know.");
      emitField(file, "Raw", standard("encoding/json", "RawMessage"), [["sdk", "raw"]]);
    },
    "}",
  );
  emitCodec(emission, name, file);
}
