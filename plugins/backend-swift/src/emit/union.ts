import type { FileWriter, Part, UnionDecl, UnionNode, Variant } from "@sdkwright/plugin-api";
import { indent, listed, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, plainDoc } from "../docs.js";
import { call, caseLine } from "../line-breaks.js";
import { constantLiteral, stringLiteral } from "../literals.js";
import { identifier } from "../names.js";
import { holdsItself, typeOf, typeText } from "../types.js";
import { emitType } from "./declare.js";

/** A variant whose value is not null. */
export interface Branch {
  readonly variant: Variant;
  readonly index: number;
  /** The name of its case. */
  readonly name: string;
  readonly type: Part;
}

function branchesOf(context: Context, decl: UnionDecl): Branch[] {
  return valueVariants(context.api, decl).map(({ variant, index, type }) => {
    return { variant, index, name: context.names.variant(decl.id, index), type: typeOf(context, type) };
  });
}

/** The mark of a variant: the values of the discriminator, or the type of its value. */
function variantText({ discriminator }: UnionDecl, variant: Variant): string {
  const tags = variant.tags.map((tag) => `\`${tag}\``);
  return discriminator && tags.length > 0
    ? `The variant whose \`${discriminator.wire}\` is ${listed(tags, "or")}.`
    : `The variant \`${variant.name.wire}\`.`;
}

/** The protocols by which literals are variants, by their types. */
const LITERALS: { readonly [type: string]: readonly [protocol: string, parameter: string] } = {
  String: ["ExpressibleByStringLiteral", "stringLiteral"],
  Int: ["ExpressibleByIntegerLiteral", "integerLiteral"],
  Int64: ["ExpressibleByIntegerLiteral", "integerLiteral"],
  Double: ["ExpressibleByFloatLiteral", "floatLiteral"],
  Bool: ["ExpressibleByBooleanLiteral", "booleanLiteral"],
};

/** A variant that a literal of the language stands for: the only one of its kind. */
function literalsOf(branches: readonly Branch[]): { branch: Branch; protocol: string; parameter: string }[] {
  const all = branches.flatMap((branch) => {
    const found = LITERALS[typeText(branch.type)];
    return found ? [{ branch, protocol: found[0], parameter: found[1] }] : [];
  });
  return all.filter(({ protocol }) => all.filter((other) => other.protocol === protocol).length === 1);
}

function emitLiterals(branches: readonly Branch[], file: FileWriter): void {
  for (const { branch, parameter } of literalsOf(branches)) {
    const { name, type } = branch;
    file.blank();
    emitDoc(file, `Creates the variant \`${name}\` of a literal.`);
    file.block([`public init(${parameter} value: `, type, ") {"], () => file.line(`self = .${name}(value)`), "}");
  }
}

/** The value of each tag as the runtime tells it: numbers and flags as they are written in JSON. */
const tagTexts = ({ tags }: Variant): string[] => tags.map((tag) => stringLiteral(String(tag)));

/** What tells the variant of a union that has no discriminator. */
function chosenIndex({ api, names }: Context, union: string): Part {
  return call("Unions.choose", ["json", stringLiteral(union), `${names.part("shapes", api.root)}.all`]);
}

function emitReading({ decl }: UnionNode, branches: readonly Branch[], file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  const wire = decl.discriminator?.wire;
  file.blank();
  emitDoc(file, "Creates the variant that a value in JSON is.");
  file.block(
    "public init(json: JSONValue) {",
    () => {
      const chosen = wire === undefined ? chosenIndex(context, name) : "type";
      if (wire !== undefined) file.line("let type = ", call("Unions.tag", ["json", stringLiteral(wire)]));
      file.line("let known: Self? =");
      file.line("  switch ", chosen, " {");
      for (const [at, branch] of branches.entries()) {
        const marks = wire === undefined ? [String(at)] : tagTexts(branch.variant);
        if (marks.length === 0) continue;
        file.line("  ", indent(caseLine(marks, call("Unions.read", ["json", `Self.${branch.name}`]))));
      }
      file.line("  default: nil");
      file.line("  }");
      file.line(`self = known ?? .unknown(type: ${wire === undefined ? "nil" : "type"}, raw: json)`);
    },
    "}",
  );
}

function emitWriting({ decl }: UnionNode, branches: readonly Branch[], file: FileWriter): void {
  const wire = decl.discriminator?.wire;
  file.blank();
  emitDoc(file, "The value in JSON.");
  file.block(
    "public var json: JSONValue {",
    () => {
      file.line("switch self {");
      for (const { name, variant } of branches) {
        const tag = variant.tags.map((one) => constantLiteral(one))[0];
        const tagged = wire !== undefined && tag !== undefined;
        const written = tagged ? call("Unions.tagged", ["value.json", stringLiteral(wire), tag]) : "value.json";
        file.line(caseLine([`.${name}(let value)`], written));
      }
      file.line("case .unknown(_, let raw): raw");
      file.line("}");
    },
    "}",
  );
}

/** `public enum Animal: Union` with a case for each variant. */
export function emitUnion(node: UnionNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const name = context.names.type(decl.id);
  const branches = branchesOf(context, decl);
  const kind = holdsItself(context, decl.id) ? "public indirect enum" : "public enum";
  const bases = ["Union", ...literalsOf(branches).map(({ protocol }) => protocol)];
  const doc = plainDoc(decl, "One of several types.");
  emitType(file, { name, origin: decl.origin, doc, kind, bases }, () => {
    for (const { name: variant, type, variant: declared } of branches) {
      emitDoc(file, plainDoc(declared, variantText(decl, declared)));
      file.line(call(`case ${identifier(variant)}`, [type]));
    }
    emitDoc(file, "A variant that this version of the library does not declare.");
    file.line("case unknown(type: String?, raw: JSONValue)");
    emitReading(node, branches, file, context);
    emitWriting(node, branches, file);
    emitLiterals(branches, file);
  });
}
