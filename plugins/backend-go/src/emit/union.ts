import type { FileWriter, Part, UnionDecl, UnionNode, Variant } from "@sdkwright/plugin-api";
import { allProperties, code, hardline, join, resolveType, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { declarationDoc, docOf } from "../docs.js";
import { standard, typeOf } from "../types.js";
import { emitFunction, emitHeading, emitStruct } from "./declare.js";
import { emitCodec, emitField, emitRaw, namedTag, type Tag } from "./field.js";

/** Up to so many pointers, looking at each is shorter than a visitor. */
const MAX_PLAIN = 2;

/** A variant with the name of its field, and the type that the field points to. */
interface Branch {
  readonly variant: Variant;
  readonly index: number;
  readonly field: string;
  readonly type: Part;
}

/** A union with its names. */
interface Union {
  readonly context: Context;
  readonly decl: UnionDecl;
  readonly name: string;
  readonly branches: readonly Branch[];
}

/** The variants but null, which no field can hold. */
function branchesOf({ api, names, types }: Context, decl: UnionDecl): Branch[] {
  return valueVariants(api, decl).map(({ variant, index, type }) => ({
    variant,
    index,
    field: names.variant(decl.id, index),
    type: typeOf(type, types).part,
  }));
}

function tagsOf({ tags }: Variant): string {
  return tags.map((tag) => String(tag).replace(/[\\,]/g, "\\$&")).join(",");
}

function emitVariants({ decl, branches }: Union, file: FileWriter): void {
  if (decl.discriminator) {
    const { wire } = decl.discriminator;
    const doc = { text: [`Type is the value of the property ${wire}, which identifies the variant.`] };
    emitField(file, "Type", "string", [["sdk", "tag"], ...namedTag("json", wire, [])], doc);
  }
  for (const { variant, field, type } of branches) {
    const constant: Tag = variant.type.kind === "literal" ? [["const", String(variant.type.value)]] : [];
    emitField(file, field, ["*", type], [["union", tagsOf(variant)], ...constant], docOf(variant));
  }
  emitRaw(file, "variant");
}

/** The discriminator of a variant that is made: what the object itself has, else the first value that selects it. */
function tagOf({ api, core }: Context, { discriminator }: UnionDecl, { type, tags }: Variant): Part | undefined {
  const [first] = tags;
  if (!discriminator || first === undefined) return undefined;
  const { wire } = discriminator;
  const literal = stringLiteral(String(first));
  const decl = type.kind === "ref" ? api.types[type.id] : undefined;
  const own = decl?.kind === "object" ? allProperties(api, decl).find(({ name }) => name.wire === wire) : undefined;
  if (!own || resolveType(api, own.type).kind === "literal") return literal;
  return [core("TagOf"), "(v, ", stringLiteral(wire), ", ", literal, ")"];
}

function emitConstructors({ context, decl, name, branches }: Union, file: FileWriter): void {
  for (const { variant, index, field, type } of branches) {
    const tag = tagOf(context, decl, variant);
    const maker = context.names.companion("variantMaker", decl.id, index);
    emitFunction(file, {
      name: maker,
      doc: `${maker} returns the variant ${field} of ${name}.`,
      head: [maker, "(v ", type, ") ", name],
      body: ["return ", name, "{", tag ? ["Type: ", tag, ", "] : [], field, ": &v}"],
    });
  }
}

function emitVisitor({ context, decl, name, branches }: Union, file: FileWriter): void {
  const visitor = context.names.companion("visitor", decl.id);
  const methods = branches.map(({ field, type }) => ["Visit", field, "(*", type, ") error"]);
  const cases = branches.map(
    ({ field }) => code`
      case v.${field} != nil:
        return visitor.Visit${field}(v.${field})`,
  );
  const doc = `${visitor} has a method for each variant of ${name}, and one for unknown variants.`;
  emitHeading(file, { name: visitor, doc });
  file.line(code`
    type ${visitor} interface {
      ${join(hardline, methods)}
      VisitUnknown(tag string, raw ${standard("encoding/json", "RawMessage")}) error
    }

    // Accept calls the visitor's method for the variant.
    func (v ${name}) Accept(visitor ${visitor}) error {
      switch {
      ${join(hardline, cases)}
      default:
        return visitor.VisitUnknown(${decl.discriminator ? "v.Type" : '""'}, v.Raw)
      }
    }`);
}

/** `type Animal struct` with a pointer for each variant, constructors, what is unknown as it came, and a visitor of many. */
export function emitUnion({ decl }: UnionNode, file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  const union: Union = { context, decl, name, branches: branchesOf(context, decl) };
  const doc = declarationDoc(name, decl, "is one of several types. One of its pointers is set.");
  emitStruct(file, { name, origin: decl.origin, doc }, () => emitVariants(union, file));
  emitCodec(name, file, context);
  emitConstructors(union, file);
  if (decl.discriminator || union.branches.length > MAX_PLAIN) emitVisitor(union, file);
}
