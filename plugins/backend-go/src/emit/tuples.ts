import { type FileWriter, type PartNode, type TupleShape, tupleShapes } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { itemField } from "../types.js";
import { emitStruct } from "./declare.js";
import { emitCodec, emitField } from "./field.js";

function parametersOf({ items, rest }: TupleShape): string[] {
  const parameters = Array.from({ length: items }, (_, index) => `T${index + 1}`);
  return rest ? [...parameters, "R"] : parameters;
}

function emitTuple(shape: TupleShape, file: FileWriter, context: Context): void {
  const name = context.names.companion("tupleType", shape);
  const parameters = parametersOf(shape).join(", ");
  const count = shape.items === 1 ? "one item" : `${shape.items} items`;
  const doc = `${name} is a list of ${count}${shape.rest ? " and any number of further items" : ""}.`;
  emitStruct(file, { name, parameters: `[${parameters} any]`, doc }, () => {
    for (let index = 0; index < shape.items; index++) {
      emitField(file, itemField(index), `T${index + 1}`, [["tuple", String(index)]]);
    }
    if (shape.rest) emitField(file, "Rest", "[]R", [["tuple", "rest"]]);
  });
  emitCodec(`${name}[${parameters}]`, file, context);
}

/** A generic type for lists of each length whose items have types of their own. */
export function emitTuples(_: PartNode, file: FileWriter, context: Context): void {
  for (const shape of tupleShapes(context.api)) emitTuple(shape, file, context);
}
