import type { FileWriter, Part, UnionNode } from "@sdkwright/plugin-api";
import { resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { call, dict, json, stringLiteral } from "../literals.js";
import { FIELDS, KEYWORDS } from "../reserved.js";
import { untaggedVariant } from "../shapes.js";
import { literalType, noted, renamed, typeOf, union, unionExpression, unique, untagged } from "../types.js";
import { emitClass } from "./declare.js";
import { emitExpression } from "./expression.js";

/** A class for a variant whose type does not declare the tag; undefined where the type itself will do. */
function emitVariant({ decl }: UnionNode, at: number, file: FileWriter, context: Context): Part | undefined {
  const { names, fields, sdk } = context;
  const target = untaggedVariant(sdk, decl, at);
  const variant = decl.variants[at];
  const tag = decl.discriminator?.wire;
  if (target === null || !variant || tag === undefined) return undefined;
  const name = names.companion("variantMaker", decl.id, at);
  const isName = /^[a-z][a-z0-9_]*$/.test(tag) && !KEYWORDS.has(tag) && !FIELDS.has(tag);
  const type = literalType(variant.tags);
  const [only] = variant.tags.length === 1 ? variant.tags : [];
  if (isName) file.declare(tag);
  const doc = docOf(variant);
  emitClass(file, { name, bases: [fields.ref(target)], doc }, () => {
    if (doc) file.blank();
    const field: Part = isName ? [tag, ": ", union(type)] : ["tag_: ", renamed(type, tag, fields)];
    file.line(field, only === undefined ? "" : [" = ", json(only)]);
  });
  return name;
}

/** `Animal: TypeAlias = Annotated[Union[...], tagged("kind", ...)]`, or a union whose variants differ in shape. */
export function emitUnion(node: UnionNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const { runtime, sdk } = context;
  const own = decl.variants.map((_, at) => emitVariant(node, at, file, context));
  // Python takes alternatives of one class as one.
  const kinds = decl.variants.map(({ type }, at) => own[at] ?? resolveType(sdk.api, type));
  const places = kinds.map((kind) => new Set(kinds.slice(0, kinds.indexOf(kind))).size);
  // A received value that matches no variant is kept unchanged.
  const isReceived = plan.direction === "received" || plan.direction === "both";
  const takesAll = kinds.some((kind) => typeof kind === "object" && "kind" in kind && kind.kind === "unknown");
  const unknown = isReceived && !takesAll ? [runtime("UnknownVariant")] : [];
  emitExpression(
    node,
    (typeContext) => {
      const variants = decl.variants.map(({ type }, at) => own[at] ?? unionExpression(typeOf(type, typeContext)));
      const [only, ...others] = unique(variants);
      const all = unique([...variants, ...unknown]);
      if (!decl.discriminator) return only && others.length === 0 ? only : untagged(all, typeContext);
      const tags = decl.variants.flatMap(({ tags }, at) => tags.map((tag) => [String(tag), `${places[at]}`] as const));
      const tagged = call(runtime("tagged"), [stringLiteral(decl.discriminator.wire), dict(tags)]);
      return noted(unionExpression(all), tagged);
    },
    file,
    context,
  );
}
