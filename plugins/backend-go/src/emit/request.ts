import type { DocComment, FileWriter, HttpOperation, Parameter, TargetContext } from "@sdkwright/plugin-api";
import { mergedBody } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { extraType } from "../model/objects.js";
import { type ParameterField, requestShape } from "../model/request.js";
import { splitNull, typeOf } from "../types.js";
import { emitField, fieldType, namedTag, propertyTag, type Tag } from "./field.js";
import { emitExtraProperties } from "./object.js";

const usualStyle = { path: "simple", header: "simple", query: "form", cookie: "form" } as const;

/** What a parameter's tag says behind its name, where it is not the usual. */
function flagsOf(operation: HttpOperation, parameter: Parameter): string[] {
  const { style, explode, allowReserved, in: place, name } = parameter;
  const flags: string[] = [];
  if (style !== usualStyle[place]) flags.push(style);
  const usual = style === "form" || style === "deepObject";
  if (style !== "json" && explode !== usual) flags.push(`explode=${explode}`);
  if (allowReserved) flags.push("allowReserved");
  const isGreedy = operation.path.some((part) => part.kind === "parameter" && part.name === name.wire && part.greedy);
  if (place === "path" && isGreedy) flags.push("greedy");
  return flags;
}

/** The tag by which the runtime finds the place of a parameter. */
function parameterTag({ target }: Emission, operation: HttpOperation, { parameter, sent }: ParameterField): Tag {
  const tag: (readonly [string, string])[] = [
    ...namedTag(parameter.in, parameter.name.wire, flagsOf(operation, parameter)),
  ];
  if (sent !== undefined) tag.push(["default", String(sent)]);
  if (parameter.variable !== undefined) tag.push(["option", `With${target.names.variable(parameter.variable)}`]);
  return tag;
}

function emitParameter(emission: Emission, operation: HttpOperation, field: ParameterField, file: FileWriter): void {
  const { part } = fieldType(emission, field.parameter.type, { required: field.required });
  const tag: Tag = [["json", "-"], ...parameterTag(emission, operation, field)];
  emitField(file, field.name, part, tag, docOf(field.parameter));
}

function emitBody(emission: Emission, operation: HttpOperation, name: string, file: FileWriter): void {
  const { body } = operation;
  const content = body?.contents[0];
  if (!body || !content) return;
  const type = content.kind === "binary" ? ({ kind: "primitive", primitive: "binary" } as const) : content.type;
  const { inner, nullable } = splitNull(emission.target.api, type);
  const found = typeOf(inner, emission.types);
  const isPointer = found.kind === "struct" || ((nullable || !body.required) && found.kind === "value");
  emitField(file, name, isPointer ? ["*", found.part] : found.part, [["body", ""]], docOf(body));
}

/** `type GetPetRequest struct`: parameters, and the body or its properties. */
export function emitRequest(operation: HttpOperation, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = target.names.request(operation.id);
  const shape = requestShape(target, operation);
  const doc: DocComment = { text: [`${name} is what ${target.names.method(operation.id)} takes.`] };
  file.blank();
  file.declare(name, operation.origin);
  file.doc(doc);
  file.block(
    ["type ", name, " struct {"],
    () => {
      for (const field of shape.fields) {
        if (field.kind === "parameter") emitParameter(emission, operation, field, file);
        else {
          const type = fieldType(emission, field.property.type, { required: field.required });
          const tag = propertyTag(field.property.name.wire, type);
          emitField(file, field.name, type.part, tag, docOf(field.property));
        }
      }
      if (shape.body !== undefined) emitBody(emission, operation, shape.body, file);
      if (shape.open) {
        const object = mergedBody(target.api, operation);
        const extra = object && extraType(target.api, object);
        emitExtraProperties(file, extra ? typeOf(extra, emission.types).part : "any");
      }
    },
    "}",
  );
}

/** `type petsGetParams struct`: what a method takes as arguments of their own, and its request. */
export function emitParams(
  emission: Emission,
  operation: HttpOperation,
  file: FileWriter,
  request: string | undefined,
): void {
  const { positional } = requestShape(emission.target, operation);
  if (positional.length === 0) return;
  const name = `${emission.model.operation(operation.id)}Params`;
  file.blank();
  file.declare(name);
  file.block(
    ["type ", name, " struct {"],
    () => {
      if (request !== undefined) file.line("*", request);
      for (const field of positional) {
        const { part } = fieldType(emission, field.parameter.type, { required: true });
        emitField(file, field.exported, part, parameterTag(emission, operation, field));
      }
    },
    "}",
  );
}
