import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import { code, statusErrorName, statusText } from "@sdkwright/plugin-api";
import { emitDoc, typeDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { classHead } from "../layout.js";
import { typeOf } from "../types.js";

/** `public final class PetNotFoundException extends NotFoundException`, with its typed body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, emission: Emission): void {
  if (!plan.body) return;
  const name = emission.names.companion("errorMaker", decl.id);
  const parent = emission.runtime(`errors.${statusErrorName(plan.parent).replace(/Error$/, "Exception")}`);
  const { boxed, descriptor } = typeOf(emission, plan.body);
  file.blank();
  file.declare(name, decl.origin);
  emitDoc(file, typeDoc(decl, `The API answered with the status ${statusText(plan.status)}.`), 0);
  file.block(
    classHead(["public final class ", name], ["extends ", parent]),
    () => {
      file.line("private static final long serialVersionUID = 1L;");
      file.blank();
      emitDoc(
        file,
        { text: ["Made by the library."], tags: [{ tag: "param", name: "failure", text: "what failed" }] },
        1,
      );
      file.line(code`
        public ${name}(${emission.runtime("errors.ApiFailure")} failure) {
          super(failure);
        }`);
      file.blank();
      const tags = [{ tag: "return", text: "the body, unless it does not fit its type" }];
      emitDoc(file, { text: ["The body of the response."], tags }, 1);
      file.line("@Override");
      file.block(
        ["public ", emission.symbol("java.util", "Optional"), "<", boxed, "> body() {"],
        () => file.line("return failure().body(", descriptor, ");"),
        "}",
      );
    },
    "}",
  );
}
