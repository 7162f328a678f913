import type { FileWriter, ObjectNode } from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { emitModel } from "./model.js";

export function emitObject({ decl, plan }: ObjectNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const name = names.type(decl.id);
  const { wire } = decl.name;
  emitModel(
    {
      name,
      origin: decl.origin,
      doc: docOf(decl, wire === name ? "" : `The object \`${wire}\`.`),
      properties: allProperties(api, decl).map((property) => ({
        name: names.property(decl.id, property.name.wire),
        key: property.name.wire,
        type: property.type,
        required: isAlwaysThere(property, plan),
        documented: property,
      })),
      extra: plan.object?.extra ?? null,
      isOpen: true,
    },
    file,
    context,
  );
}
