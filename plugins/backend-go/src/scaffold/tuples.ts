import { createFile, type ScaffoldFile } from "@sdkwright/plugin-api";
import { dialectFor, type Emission } from "../emission.js";
import { emitField } from "../emit/field.js";
import { emitCodec } from "../emit/object.js";
import { PATHS } from "../model/files.js";
import { itemField, type TupleShape, tupleShapes } from "../model/tuples.js";

function parametersOf({ items, rest }: TupleShape): string[] {
  const parameters = Array.from({ length: items }, (_, index) => `T${index + 1}`);
  return rest ? [...parameters, "R"] : parameters;
}

/** `tuples.go`: a generic type for lists of each length whose items have types of their own. */
export function tuplesFile(emission: Emission): ScaffoldFile[] {
  const { model, target } = emission;
  const shapes = tupleShapes(target.api);
  if (shapes.length === 0) return [];
  const file = createFile(PATHS.tuples, dialectFor(emission));
  for (const shape of shapes) {
    const name = model.tuple(shape);
    const parameters = parametersOf(shape);
    const count = shape.items === 1 ? "one item" : `${shape.items} items`;
    file.blank();
    file.declare(name);
    file.line(`// ${name} is a list of ${count}${shape.rest ? ", and any number of further ones" : ""}.`);
    file.block(
      ["type ", name, `[${parameters.join(", ")} any] struct {`],
      () => {
        for (let index = 0; index < shape.items; index++) {
          emitField(file, itemField(index), `T${index + 1}`, [["tuple", String(index)]]);
        }
        if (shape.rest) emitField(file, "Rest", "[]R", [["tuple", "rest"]]);
      },
      "}",
    );
    emitCodec(emission, `${name}[${parameters.join(", ")}]`, file);
  }
  return [{ path: PATHS.tuples, content: file.finish().content, kind: "generated" }];
}
