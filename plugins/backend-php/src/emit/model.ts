import { shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, FileWriter, OriginId, Part, Sym, Type } from "@sdkwright/plugin-api";
import { isAnyJson, onlyValue, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dict, items, stringLiteral } from "../literals.js";
import {
  constantLiteral,
  docOfType,
  isDetailed,
  isNullable,
  jsonOf,
  nativeOf,
  type PhpType,
  typeOf,
} from "../types.js";
import { emitClass, emitMethod, type Parameter, said } from "./declare.js";
import { importTags } from "./union.js";

/** A property of a model, or a field of a request. */
export interface ModelProperty {
  readonly name: string;
  /** Name under which the runtime has it: that of JSON, or the key of an argument. */
  readonly key: string;
  readonly type: Type;
  readonly required: boolean;
  readonly documented: Documented;
}

/** A class whose values are properties. */
export interface ModelText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment;
  readonly properties: readonly ModelProperty[];
  /** The type of properties that are not declared; null if the definition does not describe them. */
  readonly extra: Type | null;
  /** Whether it takes properties that are not declared. */
  readonly isOpen: boolean;
}

/** A property with how it is declared, read and written. */
interface Member {
  readonly property: ModelProperty;
  readonly type: PhpType;
  readonly json: Part;
  readonly parameter: Parameter;
}

/** The only value that a property can have. */
function constantOf({ api }: Context, property: ModelProperty): string | undefined {
  const value = onlyValue(api, property);
  return value === undefined ? undefined : constantLiteral(value);
}

function memberOf(context: Context, property: ModelProperty): Member {
  const { name, required, documented } = property;
  const type = typeOf(context, property.type);
  const isAny = type.native.length === 0 && type.docs[0] === "mixed";
  const takesNull = isNullable(context, property.type) || isAny;
  const omit = !required && takesNull ? context.core("Omit") : undefined;
  const further = { nullable: takesNull || !required, ...(omit !== undefined && { omit }) };
  const constant = constantOf(context, property);
  const fallback: Part | undefined = omit === undefined ? (required ? constant : "null") : [omit, "::Value"];
  const text = [shortText(documented), ...(documented.availability?.status === "deprecated" ? ["Deprecated."] : [])];
  const parameter: Parameter = {
    name,
    type: nativeOf(type, further),
    ...(isDetailed(type) && { doc: docOfType(type, further) }),
    text: text.filter((one) => one !== "").join(" "),
    ...(fallback !== undefined && { fallback }),
    promoted: "public readonly",
    uses: type.uses,
  };
  return { property, type, json: jsonOf(context, property.type, type), parameter };
}

/** Parameters in the order in which PHP allows them: those that callers must give come first. */
export const inOrder = (parameters: readonly Parameter[]): Parameter[] => [
  ...parameters.filter(({ fallback }) => fallback === undefined),
  ...parameters.filter(({ fallback }) => fallback !== undefined),
];

/** The type of properties that are not declared; undefined for any JSON. */
function extraOf(context: Context, { extra }: ModelText): { readonly json: Part; readonly doc: string } | undefined {
  if (!extra || isAnyJson(context.api, splitNull(context.api, extra).inner)) return undefined;
  const type = typeOf(context, extra);
  const doc = docOfType(type, { nullable: isNullable(context, extra) });
  return { json: jsonOf(context, extra, type), doc };
}

/** `final class Pet extends Model`: what its properties are called and are, and a constructor that has them. */
export function emitModel(text: ModelText, file: FileWriter, context: Context): void {
  const { name, origin, doc } = text;
  const members = text.properties.map((property) => memberOf(context, property));
  const extra = extraOf(context, text);
  const unions: readonly Sym[] = members.flatMap(({ type }) => type.unions);
  const tags = [...(doc.tags ?? []), ...importTags(unions)];
  emitClass(file, { name, origin, doc: { ...doc, tags }, base: context.core("Model"), uses: unions }, () => {
    const entries = members.map(
      ({ property, json }) => [property.name, items([stringLiteral(property.key), json])] as const,
    );
    const required = members.flatMap(({ property }) => (property.required ? [stringLiteral(property.name)] : []));
    file.line("protected const PROPERTIES = ", dict(entries), ";");
    file.line("protected const REQUIRED = ", items(required), ";");
    if (extra) file.line("protected const EXTRA = ", extra.json, ";");
    const additional: Parameter = {
      name: "additionalProperties",
      type: "array",
      doc: `array<string, ${extra?.doc ?? "mixed"}>`,
      text: "Further properties, by their names in JSON.",
      fallback: "[]",
      promoted: "public readonly",
      ...(extra && text.extra && { uses: typeOf(context, text.extra).uses }),
    };
    const parameters = [...inOrder(members.map(({ parameter }) => parameter)), ...(text.isOpen ? [additional] : [])];
    emitMethod(file, { doc: { ...said("", parameters), text: [] }, name: "__construct", parameters, body: [] });
  });
}
