import type { DocComment, FileWriter, Part, Type } from "@sdkwright/plugin-api";
import { resolveType, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { structTag } from "../dialect.js";
import { heldType, pointerTo, standard, typeOf } from "../types.js";

/** Keys and values of a struct's tag. */
export type Tag = readonly (readonly [key: string, value: string])[];

/** A field's type, and what its tag says beyond its name. */
export interface FieldType {
  readonly part: Part;
  /** Its zero value stands for absence, and is left out. */
  readonly omitZero: boolean;
  readonly tag: Tag;
}

/** How a field stands in its struct. */
export interface Presence {
  readonly required: boolean;
  /** Its struct would hold itself. */
  readonly boxed?: boolean;
}

/**
 * The type of a field, so that what is absent, null or there can be told apart as far as the definition tells them apart:
 * a required value as it is, an optional one behind a pointer, a nullable one behind a pointer, an optional nullable one
 * as `core.Nullable`. Slices and maps are their own pointers. A `Nullable` holds structs behind pointers, too: Go compiles
 * its methods once for all pointers, but for each struct anew.
 */
export function fieldType(context: Context, type: Type, { required, boxed = false }: Presence): FieldType {
  const { api } = context;
  const { inner, nullable } = splitNull(api, type);
  const goType = typeOf(inner, context.types);
  if (!required && nullable) {
    return { part: [context.core("Nullable"), "[", heldType(goType).part, "]"], omitZero: true, tag: [] };
  }
  if (!required) return { part: pointerTo(goType).part, omitZero: true, tag: [] };
  if (nullable) {
    const tag: Tag = goType.kind === "nilable" ? [["nil", "null"]] : [];
    return { part: pointerTo(goType).part, omitZero: false, tag };
  }
  const literal = resolveType(api, inner);
  const tag: Tag = literal.kind === "literal" ? [["const", String(literal.value)]] : [];
  return { part: (boxed ? pointerTo(goType) : goType).part, omitZero: false, tag };
}

/** A tag under which a wire name stands, with the flags behind it. Names that a tag could not hold stand on their own. */
export function namedTag(key: string, wire: string, flags: readonly string[]): Tag {
  const isPlain = wire !== "" && wire !== "-" && !/[,"\\]/.test(wire);
  const value = [isPlain ? wire : "", ...flags].join(",");
  return isPlain
    ? [[key, value]]
    : [
        [key, value],
        ["name", wire],
      ];
}

/** The tag of a property in a JSON body or a form. */
export function propertyTag(wire: string, type: FieldType): Tag {
  return [...namedTag("json", wire, type.omitZero ? ["omitzero"] : []), ...type.tag];
}

/** One line of a struct. */
export function emitField(file: FileWriter, name: string, type: Part, tag: Tag, doc?: DocComment): void {
  file.doc(doc);
  file.row([name, type, structTag(tag)]);
}

/** The field that keeps what the definition does not declare: values of the type that it gives, or JSON. */
export function emitExtraProperties(file: FileWriter, { core }: Context, values?: Part): void {
  const tag: Tag = [
    ["json", "-"],
    ["sdk", "extra"],
  ];
  if (values !== undefined) file.line("// ExtraProperties holds undeclared properties.");
  emitField(file, "ExtraProperties", values === undefined ? core("Extra") : ["map[string]", values], tag);
}

/** The field that keeps what has not its declared form, where that for undeclared properties holds values of a type. */
export function emitInvalidProperties(file: FileWriter, { core }: Context): void {
  const tag: Tag = [
    ["json", "-"],
    ["sdk", "kept"],
  ];
  file.line("// InvalidProperties holds the JSON of properties with values that are not of their declared type.");
  emitField(file, "InvalidProperties", core("Extra"), tag);
}

/** The field that keeps the JSON of what is not known. `what` is said in its comment. */
export function emitRaw(file: FileWriter, what: "response" | "variant"): void {
  file.line(`// Raw is the JSON of a ${what} that this version of the package does not know.`);
  emitField(file, "Raw", standard("encoding/json", "RawMessage"), [["sdk", "raw"]]);
}

/** Most characters of a function's head and body that gofmt leaves on one line. */
const ONE_LINE = 99;

/** A method that is one call of a function of the runtime: short, since most of an SDK's types have some. */
export function emitCall(head: string, helper: string, args: string, file: FileWriter, { core }: Context): void {
  const body = ["return ", core(helper), `(${args})`];
  if (head.length + `return core.${helper}(${args})`.length <= ONE_LINE) file.line(head, " { ", ...body, " }");
  else file.block([head, " {"], () => file.line(...body), "}");
}

/**
 * A method of values. Go makes one of pointers from it, and would compile the body in both if it were inlined: that is a
 * tenth of what a large SDK takes to build.
 */
function emitValueCall(head: string, helper: string, file: FileWriter, context: Context): void {
  file.blank();
  file.line("//go:noinline");
  emitCall(head, helper, "v", file, context);
}

/** The methods by which a type reads, writes and prints itself. */
export function emitCodec(name: string, file: FileWriter, context: Context): void {
  emitValueCall(`func (v ${name}) MarshalJSON() ([]byte, error)`, "Marshal", file, context);
  file.blank();
  emitCall(`func (v *${name}) UnmarshalJSON(data []byte) error`, "Unmarshal", "data, v", file, context);
  emitValueCall(`func (v ${name}) String() string`, "Text", file, context);
}
