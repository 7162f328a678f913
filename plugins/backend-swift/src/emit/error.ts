import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import { statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, plainDoc } from "../docs.js";
import { call, guardLine } from "../line-breaks.js";
import { stringLiteral } from "../literals.js";
import { itemType } from "../types.js";
import { emitType } from "./declare.js";

/** `public struct PetNotFoundError: DeclaredError`: the typed body of an error, if an error is this one. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, context: Context): void {
  if (!plan.body) return;
  const name = context.names.type(decl.id);
  const type = itemType(context, plan.body);
  const doc = plainDoc(decl, `The API responded with the status ${statusText(plan.status)}.`);
  emitType(file, { name, origin: decl.origin, doc, kind: "public struct", bases: ["Sendable"] }, () => {
    emitDoc(file, "The error that was thrown.");
    file.line(`public let error: ${context.brand}APIError`);
    emitDoc(file, "The body of the response. Where it is of another type, nothing can be read of it.");
    file.line("public let body: ", type);
    file.blank();
    emitDoc(file, "Views an error as this one. The result is nil if it is another one.");
    file.block(
      "public init?(_ error: any Error) {",
      () => {
        const cast = `let found = error as? ${context.brand}APIError`;
        const declared = call("found.isDeclared", [`as: ${stringLiteral(name)}`]);
        file.line(guardLine([cast, declared]));
        file.line("self.error = found");
        file.line("body = found.decodedBody()");
      },
      "}",
    );
  });
}
