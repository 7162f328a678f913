import type { FileWriter, ObjectNode } from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { plainDoc, propertyText } from "../docs.js";
import { emitModel, type ModelProperty } from "./model.js";

/** The properties of an object, also those of what it extends. */
function propertiesOf({ decl, plan }: ObjectNode, { api, names }: Context): ModelProperty[] {
  return allProperties(api, decl).map((property) => ({
    name: names.property(decl.id, property.name.wire),
    key: property.name.wire,
    type: property.type,
    required: isAlwaysThere(property, plan),
    isSecret: property.access === "write",
    documented: property,
    text: propertyText(property.name.wire),
  }));
}

export function emitObject(node: ObjectNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  emitModel(
    {
      name: context.names.type(decl.id),
      origin: decl.origin,
      doc: plainDoc(decl, `The \`${decl.name.wire}\` object.`),
      properties: propertiesOf(node, context),
      extra: plan.object?.extra ?? null,
      writable: plan.direction !== "received",
    },
    file,
    context,
  );
}
