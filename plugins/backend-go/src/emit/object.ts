import type { FileWriter, ObjectDecl, Part, TargetContext } from "@sdkwright/plugin-api";
import { allProperties, isRequiredIn } from "@sdkwright/plugin-api";
import { declarationDoc, docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { extraType, isMapObject } from "../model/objects.js";
import { standard, typeOf } from "../types.js";
import { emitField, fieldType, propertyTag } from "./field.js";

/** The field that keeps what the definition does not declare. */
export function emitExtraProperties(file: FileWriter, values: Part): void {
  file.line("// ExtraProperties holds the properties that the definition does not declare.");
  emitField(
    file,
    "ExtraProperties",
    ["map[string]", values],
    [
      ["json", "-"],
      ["sdk", "extra"],
    ],
  );
}

/** The methods by which a type reads and writes itself, for `encoding/json` too. */
export function emitCodec(emission: Emission, name: string, file: FileWriter): void {
  file.blank();
  file.line("// MarshalJSON implements json.Marshaler.");
  file.block(
    ["func (v ", name, ") MarshalJSON() ([]byte, error) {"],
    () => file.line("return ", emission.core("Marshal"), "(v)"),
    "}",
  );
  file.blank();
  file.line("// UnmarshalJSON implements json.Unmarshaler.");
  file.block(
    ["func (v *", name, ") UnmarshalJSON(data []byte) error {"],
    () => file.line("return ", emission.core("Unmarshal"), "(data, v)"),
    "}",
  );
}

/** `type Pet struct { ... }` with its codec; an object without properties of its own is a map. */
export function emitObject(decl: ObjectDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const { api, names } = target;
  const name = names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(declarationDoc(name, decl, "is a type of the API."));
  if (isMapObject(api, decl)) {
    file.line("type ", name, " map[string]", typeOf(decl.additional ?? { kind: "unknown" }, emission.types).part);
    return;
  }
  const direction = emission.model.direction(decl.id);
  file.block(
    ["type ", name, " struct {"],
    () => {
      for (const property of allProperties(api, decl)) {
        const { wire } = property.name;
        const boxed = emission.model.boxed.has(`${decl.id} ${wire}`);
        const type = fieldType(emission, property.type, {
          required: isRequiredIn(property, direction),
          boxed,
        });
        const field = names.property(decl.id, wire);
        emitField(file, field, type.part, propertyTag(wire, type), docOf(property));
      }
      const extra = extraType(api, decl);
      emitExtraProperties(file, extra ? typeOf(extra, emission.types).part : standard("encoding/json", "RawMessage"));
    },
    "}",
  );
  emitCodec(emission, name, file);
}
