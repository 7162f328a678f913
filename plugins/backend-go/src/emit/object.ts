import type { FileWriter, ObjectNode, Property } from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { declarationDoc, docOf } from "../docs.js";
import { typeOf } from "../types.js";
import { emitHeading, emitStruct } from "./declare.js";
import { emitCodec, emitExtraProperties, emitField, emitInvalidProperties, fieldType, propertyTag } from "./field.js";

function emitProperty({ decl, plan }: ObjectNode, property: Property, file: FileWriter, context: Context): void {
  const { wire } = property.name;
  const type = fieldType(context, property.type, {
    required: isAlwaysThere(property, plan),
    boxed: plan.object?.boxed.includes(wire) ?? false,
  });
  const name = context.names.property(decl.id, wire);
  emitField(file, name, type.part, propertyTag(wire, type), docOf(property));
}

/** `type Pet struct { ... }` with its codec; an object without properties of its own is a map. */
export function emitObject(node: ObjectNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const { api, names, types } = context;
  const name = names.type(decl.id);
  const heading = { name, origin: decl.origin, doc: declarationDoc(name, decl, "is a type of the API.") };
  if (plan.object?.isMap) {
    emitHeading(file, heading);
    file.line("type ", name, " map[string]", typeOf(decl.additional ?? { kind: "unknown" }, types).part);
    return;
  }
  const extra = plan.object?.extra;
  emitStruct(file, heading, () => {
    for (const property of allProperties(api, decl)) emitProperty(node, property, file, context);
    emitExtraProperties(file, context, extra ? typeOf(extra, types).part : undefined);
    if (extra) emitInvalidProperties(file, context);
  });
  emitCodec(name, file, context);
}
