import type { FileWriter, Part, TargetContext, UnionDecl, Variant } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { declarationDoc, docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { splitNull, standard, typeOf } from "../types.js";
import { emitField, namedTag } from "./field.js";
import { emitCodec } from "./object.js";

/** A variant with the name of its field, and the type that the field points to. */
interface Branch {
  readonly variant: Variant;
  readonly index: number;
  readonly field: string;
  readonly type: Part;
}

/** A union with its names. */
interface Union {
  readonly emission: Emission;
  readonly decl: UnionDecl;
  readonly name: string;
  readonly branches: readonly Branch[];
}

/** The variants that are more than null, which no field can hold. */
function branchesOf({ target, types }: Emission, decl: UnionDecl): Branch[] {
  return decl.variants.flatMap((variant, index) => {
    const { inner } = splitNull(target.api, variant.type);
    if (inner.kind === "null") return [];
    return [{ variant, index, field: target.names.variant(decl.id, index), type: typeOf(inner, types).part }];
  });
}

function tagsOf({ tags }: Variant): string {
  return tags.map((tag) => String(tag).replace(/[\\,]/g, "\\$&")).join(",");
}

function emitStruct({ decl, name, branches }: Union, file: FileWriter): void {
  file.block(
    ["type ", name, " struct {"],
    () => {
      if (decl.discriminator) {
        const { wire } = decl.discriminator;
        const doc = { text: [`Type is the value of the property ${wire}, which tells the variants apart.`] };
        emitField(file, "Type", "string", [["sdk", "tag"], ...namedTag("json", wire, [])], doc);
      }
      for (const { variant, field, type } of branches) {
        emitField(file, field, ["*", type], [["union", tagsOf(variant)]], docOf(variant));
      }
      file.line("// Raw is the JSON of a variant that this version of the package does not know.");
      emitField(file, "Raw", standard("encoding/json", "RawMessage"), [["sdk", "raw"]]);
    },
    "}",
  );
}

function emitConstructors({ emission, decl, name, branches }: Union, file: FileWriter): void {
  for (const { variant, index, field, type } of branches) {
    const [tag] = variant.tags;
    const made = decl.discriminator && tag !== undefined ? `Type: ${stringLiteral(String(tag))}, ` : "";
    const maker = emission.model.variantMaker(decl.id, index);
    file.blank();
    file.declare(maker);
    file.line(`// ${maker} makes the variant ${field} of ${name}.`);
    file.block(
      ["func ", maker, "(v *", type, ") ", name, " {"],
      () => file.line("return ", name, "{", made, field, ": v}"),
      "}",
    );
  }
}

function emitVisitor({ emission, decl, name, branches }: Union, file: FileWriter): void {
  const visitor = emission.model.visitor(decl.id);
  const raw = standard("encoding/json", "RawMessage");
  file.blank();
  file.declare(visitor);
  file.line(`// ${visitor} has a method for each variant of ${name}, and one for those that are not known.`);
  file.block(
    ["type ", visitor, " interface {"],
    () => {
      for (const { field, type } of branches) file.line("Visit", field, "(*", type, ") error");
      file.line("VisitUnknown(tag string, raw ", raw, ") error");
    },
    "}",
  );
}

function emitAccept({ emission, decl, name, branches }: Union, file: FileWriter): void {
  file.blank();
  file.line("// Accept calls the method of the visitor that is for the variant.");
  file.block(
    ["func (v ", name, ") Accept(visitor ", emission.model.visitor(decl.id), ") error {"],
    () => {
      file.line("switch {");
      for (const { field } of branches) {
        file.line(`case v.${field} != nil:`);
        file.line(`\treturn visitor.Visit${field}(v.${field})`);
      }
      file.line("default:");
      file.line(`\treturn visitor.VisitUnknown(${decl.discriminator ? "v.Type" : '""'}, v.Raw)`);
      file.line("}");
    },
    "}",
  );
}

/** `type Animal struct` with a pointer for each variant, constructors, a visitor, and what is unknown as it came. */
export function emitUnion(decl: UnionDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = target.names.type(decl.id);
  const union: Union = { emission, decl, name, branches: branchesOf(emission, decl) };
  file.blank();
  file.declare(name, decl.origin);
  file.doc(declarationDoc(name, decl, "is one of several types: just one of its pointers is set."));
  emitStruct(union, file);
  emitCodec(emission, name, file);
  emitConstructors(union, file);
  if (union.branches.length === 0) return;
  emitVisitor(union, file);
  emitAccept(union, file);
}
