import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { jsonCall } from "../line-breaks.js";
import { unionShapes } from "../shapes.js";
import { emitType } from "./declare.js";

/** `enum UnionShapes`: what the runtime tells the variants of unions apart by that have no discriminator. */
export function emitShapes({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("shapes", of.client.id);
  const doc = "What tells the variants of unions apart that have no discriminator.";
  emitType(file, { name, doc, kind: "enum" }, () => {
    file.line("static let all = ", jsonCall("ShapeTable", unionShapes(context), 2));
  });
}
