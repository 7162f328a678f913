import { shortText } from "@sdkwright/docs-kit";
import type { Documented, FileWriter, ObjectNode, Part, Property, Type } from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere, isAnyJson, onlyValue, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, typedTag } from "../docs.js";
import { call, items, record, stringLiteral, symbols } from "../literals.js";
import { snake } from "../package.js";
import { constantLiteral, docsOf, isAny, isNullable, nullableJson, typeOf, valuesText } from "../types.js";
import { emitClass, emitConstant, emitIn, emitMethod, inOrder, type Parameter, parameterTags } from "./declare.js";

/** A property of a model. */
interface Member {
  readonly name: string;
  readonly wire: string;
  readonly type: Type;
  readonly required: boolean;
  readonly documented: Documented;
  readonly access: Property["access"];
}

function membersOf({ decl, plan }: ObjectNode, { api, names }: Context): Member[] {
  return allProperties(api, decl).map((property) => ({
    name: names.property(decl.id, property.name.wire),
    wire: property.name.wire,
    type: property.type,
    required: isAlwaysThere(property, plan),
    documented: property,
    access: property.access,
  }));
}

/** The only value that a property can have. */
function constantOf({ api }: Context, member: Member): string | undefined {
  const value = onlyValue(api, member);
  return value === undefined ? undefined : constantLiteral(value);
}

function parameterOf(context: Context, member: Member): Parameter {
  const { name, type, required, documented } = member;
  const found = typeOf(context, type, "argument");
  const fallback = required ? constantOf(context, member) : context.core("OMIT");
  const isDeprecated = documented.availability?.status === "deprecated";
  const text = [shortText(documented), isDeprecated ? "Deprecated." : "", valuesText(found)];
  return {
    name,
    docs: docsOf(found, isNullable(context, type)),
    text: text.filter((one) => one !== "").join(" "),
    ...(fallback !== undefined && { fallback }),
  };
}

function emitReader(member: Member, file: FileWriter, context: Context): void {
  const { name, type, required, documented } = member;
  const found = typeOf(context, type);
  const docs = docsOf(found, (!required || isNullable(context, type)) && !isAny(found));
  const returned = typedTag("return", "", docs, valuesText(found));
  emitMethod(file, { doc: docOf(documented, "", [returned]), name, body: [`self[:${name}]`] });
}

/** The type of properties that are not declared; undefined for any JSON. */
function extraOf(context: Context, extra: Type | null): Part | undefined {
  if (!extra || isAnyJson(context.api, splitNull(context.api, extra).inner)) return undefined;
  return nullableJson(context, extra).lazy;
}

function emitConstructor(members: readonly Member[], extra: Type | null, file: FileWriter, context: Context): void {
  const docs = extra ? docsOf(typeOf(context, extra, "argument"), isNullable(context, extra)) : ["Object"];
  const additional: Parameter = {
    name: "additional_properties",
    docs: [`Hash{String => ${docs.join(", ")}}`],
    text: "Further properties by their names in JSON.",
    fallback: "{}",
  };
  const parameters = [...inOrder(members.map((member) => parameterOf(context, member))), additional];
  const raised = typedTag("raise", "", ["ArgumentError"], "a value has no form in JSON");
  emitMethod(file, {
    doc: { text: [], tags: [...parameterTags(parameters), raised] },
    name: "initialize",
    parameters,
    body: [call("super", [record(members.map(({ name }) => [name, name])), "additional_properties"])],
  });
}

/** Names of properties that hold secrets, also where the definition does not say so. */
const SECRET = /(?:^|_)(?:password|passphrase|secret)$/;

/** Properties that are not shown where a model is printed: those that only callers send, and passwords. */
const secretsOf = (members: readonly Member[]): string[] =>
  members.flatMap(({ name, wire, access }) => (access === "write" || SECRET.test(snake(wire)) ? [name] : []));

/** `class Pet < Model`: what its properties are called and are, a constructor that has them, and a reader for each. */
export function emitObject(node: ObjectNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const members = membersOf(node, context);
  const extra = plan.object?.extra ?? null;
  const name = context.names.type(decl.id);
  const doc = docOf(decl, `The object \`${decl.name.wire}\`.`);
  emitIn(file, context, "Types", () => {
    emitClass(file, { name, origin: decl.origin, doc, base: context.core("Model") }, () => {
      const entries = members.map(
        (member) =>
          [member.name, items([stringLiteral(member.wire), nullableJson(context, member.type).lazy])] as const,
      );
      if (entries.length > 0) emitConstant(file, "PROPERTIES", [record(entries), ".freeze"]);
      const required = members.flatMap((member) => (member.required ? [member.name] : []));
      if (required.length > 0) emitConstant(file, "REQUIRED", [symbols(required), ".freeze"]);
      const secret = secretsOf(members);
      if (secret.length > 0) emitConstant(file, "SECRET", [symbols(secret), ".freeze"]);
      const json = extraOf(context, extra);
      if (json !== undefined) emitConstant(file, "EXTRA", [json, isFrozen(json) ? "" : ".freeze"]);
      emitConstructor(members, extra, file, context);
      for (const member of members) emitReader(member, file, context);
    });
  });
}

/** Whether an expression gives what nobody can change: texts and procs are such, lists are not. */
export const isFrozen = (json: Part): boolean => typeof json === "string";
