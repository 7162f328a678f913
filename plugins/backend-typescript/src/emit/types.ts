import type {
  AliasNode,
  ChannelNode,
  EnumNode,
  ErrorNode,
  FileWriter,
  ObjectNode,
  UnionNode,
  Variant,
} from "@sdkwright/plugin-api";
import { group, indent, line, sentMessageTypes, statusErrorName, statusText, typeUse } from "@sdkwright/plugin-api";
import { memberKey, stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { json } from "../literals.js";
import { runtime, runtimeType } from "../runtime.js";
import {
  annotated,
  braces,
  generic,
  intersection,
  keyword,
  literalType,
  named,
  type TypeExpr,
  typeOf,
  union,
} from "../types.js";
import { emitConstants, emitHead, emitInterface, emitMember, emitType, heritage } from "./declare.js";
import { indexType } from "./extras.js";

/** `export type PetId = string`. */
export function emitAlias({ decl }: AliasNode, file: FileWriter, { names, aliases }: Emission): void {
  const name = names.type(decl.id);
  emitHead(file, name, decl);
  emitType(file, name, typeOf(decl.type, aliases));
}

/** Editors keep proposing the declared values beside an empty intersection, though others are values too. */
const openString = keyword("(string & {})");
const openNumber = keyword("(number & {})");

/** `export type Status = "active" | ...` and a constant of that name that holds the values. */
export function emitEnum({ decl, plan }: EnumNode, file: FileWriter, { names }: Emission): void {
  const name = names.type(decl.id);
  const members = decl.values.map(({ value }) => literalType(value));
  if (plan.open) members.push(decl.base === "string" ? openString : openNumber);
  emitHead(file, name, decl);
  emitType(file, name, union(members));
  file.blank();
  file.doc(docOf(decl));
  const constants = decl.values.map((member) => {
    const { value } = member;
    return { doc: docOf(member), key: names.enumMember(decl.id, value), value: json(value) };
  });
  emitConstants(file, name, constants);
}

/** `export interface Pet { ... }`; an object that adds nothing to its one parent is an alias of it. */
export function emitObject(node: ObjectNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  const name = emission.names.type(decl.id);
  const parents = decl.extends.map(emission.layout.symbol);
  const index = indexType(node, emission);
  const canBeMissing = new Set(plan.object?.optional);
  emitHead(file, name, decl);
  const [parent] = parents;
  if (parent && parents.length === 1 && decl.properties.length === 0 && !index) {
    file.line("export type ", name, " =", group(indent(line, typeUse(parent))), ";");
    return;
  }
  const members = (): void => {
    for (const property of decl.properties) {
      file.doc(docOf(property, { default: property.default }));
      const isOptional = !property.required || canBeMissing.has(property.name.wire);
      emitMember(file, property.name.wire, isOptional, typeOf(property.type, emission.types));
    }
    if (index) file.line("[key: string]:", annotated(index), ";");
  };
  emitInterface(file, name, members, heritage(parents.map(typeUse)));
}

/** `Cat & { type: "cat" }`. */
function taggedVariant({ type, tags }: Variant, discriminator: string, { aliases }: Emission): TypeExpr {
  return intersection([typeOf(type, aliases), braces([[memberKey(discriminator), union(tags.map(literalType))]])]);
}

/**
 * What a server may send that the definition does not know. Its tag is a type of which no declared tag is a value, so
 * that a comparison with a declared tag excludes it.
 */
function unknownVariant(discriminator: string): TypeExpr {
  return braces([
    [memberKey(discriminator), named(runtimeType("UnknownTag"))],
    ["[key: string]", keyword("unknown")],
  ]);
}

/** Any of the types, and what the definition does not know where a property tells them apart. */
export function withUnknown(types: readonly TypeExpr[], tag: string | null): TypeExpr {
  return union(tag === null ? types : [...types, unknownVariant(tag)]);
}

/** `export type Animal = (Cat & { type: "cat" }) | ...`. */
export function emitUnion({ decl, plan: { union: plan } }: UnionNode, file: FileWriter, emission: Emission): void {
  const name = emission.names.type(decl.id);
  const tag = decl.discriminator?.wire ?? null;
  const members = decl.variants.map((variant, index) =>
    tag === null || plan?.declaresTag[index]
      ? typeOf(variant.type, emission.aliases)
      : taggedVariant(variant, tag, emission),
  );
  emitHead(file, name, decl);
  emitType(file, name, withUnknown(members, plan?.keepsUnknown ? tag : null));
}

/** `export class PetNotFoundError extends NotFoundError<Problem>`. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, { names, types }: Emission): void {
  const name = names.type(decl.id);
  const base = generic(runtime(statusErrorName(plan.parent)), [typeOf(plan.body ?? { kind: "unknown" }, types)]);
  const notes = decl.summary || decl.description ? [] : [`Status ${statusText(plan.status)}.`];
  emitHead(file, name, decl, { notes });
  file.block(
    ["export class ", name, " extends ", base.part, " {"],
    () => file.block("override get name(): string {", () => file.line("return ", stringLiteral(name), ";"), "}"),
    "}",
  );
}

/** `export interface Chat { send: ...; receive: ... }`: the messages of a channel, by direction. */
export function emitChannel({ decl, plan }: ChannelNode, file: FileWriter, emission: Emission): void {
  const { sdk, names, types, aliases } = emission;
  const name = names.type(decl.id);
  const sent = sentMessageTypes(sdk, decl.id).map((type) => typeOf(type, types));
  const received = plan.receives.flatMap((at) => decl.messages[at]?.payload ?? []).map((type) => typeOf(type, aliases));
  emitHead(file, name, decl);
  emitInterface(file, name, () => {
    emitMember(file, "send", false, union(sent));
    emitMember(file, "receive", false, received.length > 0 ? withUnknown(received, plan.tag) : keyword("unknown"));
  });
}
