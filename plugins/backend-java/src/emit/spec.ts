import type { FileWriter, Part, PartNode } from "@sdkwright/plugin-api";
import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { linksOf, madeOf, scopeOf, type TokenOperation } from "../descriptor.js";
import { assignment } from "../line-breaks.js";
import { coordinateOf } from "../package.js";
import { emitClass, emitStatements } from "./declare.js";

/** `private static void get(OperationSpec spec)`: describes an operation to the runtime. */
export function emitDeclaration({ name, parts }: TokenOperation, file: FileWriter, context: Context): void {
  const spec = context.runtime("internal.spec.OperationSpec");
  file.blank();
  const statements = parts.map((part): Part => ["spec.", part, ";"]);
  emitStatements(file, ["private static void ", name, "(", spec, " spec) {"], statements);
}

/** `final class ClientSpecs`: what the runtime knows of the API beside its operations. */
export function emitSpec({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("spec", of.client.id);
  const scope = scopeOf(context);
  const data = clientData(context.sdk, settingsOf(context, coordinateOf(context).artifact));
  const type = context.runtime("internal.spec.ClientSpec");
  const doc = "What the runtime knows of the API beside its operations.";
  emitClass(file, { name, doc, kind: "final class" }, () => {
    file.line("static final ", type, " CLIENT = create();");
    file.blank();
    file.line("private ", name, "() {}");
    file.blank();
    const links = linksOf(scope, data).map((link): Part => ["spec.", link, ";"]);
    const made = assignment([type, " spec"], madeOf(scope, data).part);
    emitStatements(file, ["private static ", type, " create() {"], [made, ...links, "return spec;"]);
    for (const token of scope.tokens) emitDeclaration(token, file, context);
  });
}
