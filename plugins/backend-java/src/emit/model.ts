import { shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, FileWriter, OriginId, Part, Type } from "@sdkwright/plugin-api";
import { flatWidth, isAnyJson, resolveType, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { docOf, emitDoc } from "../docs.js";
import { call, classHead, fieldLine, generic, methodHead, parameter, WIDTH } from "../line-breaks.js";
import { typedLiteral } from "../literals.js";
import { erased, type JavaType, plainType, toldVariants, typeOf } from "../types.js";
import { type Declaration, emitClass, emitMember, emitStatements } from "./declare.js";

/** A property of a model, or a field of a request. */
export interface ModelProperty {
  /** Name of its methods. */
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
}

/** A property with how it is read and written. */
interface Member {
  readonly property: ModelProperty;
  readonly place: number;
  readonly java: JavaType;
  readonly nullable: boolean;
  /** The only value that it can have. It is always there where the property is required. */
  readonly constant: string | number | boolean | undefined;
}

/** A class as its parts are emitted. */
interface Built {
  readonly name: string;
  readonly members: readonly Member[];
  /** The type of properties that are not declared; undefined for any JSON. */
  readonly extra: JavaType | undefined;
}

function membersOf(context: Context, properties: readonly ModelProperty[]): Member[] {
  return properties.map((property, place): Member => {
    const { inner, nullable } = splitNull(context.api, property.type);
    const resolved = resolveType(context.api, inner);
    const constant = !nullable && resolved.kind === "literal" ? resolved.value : undefined;
    return { property, place, java: typeOf(context, property.type), nullable, constant };
  });
}

/** Whether a property is nothing to set: it is always there with the same value. */
const isAlwaysThere = ({ property, constant }: Member): boolean => property.required && constant !== undefined;

function declaration({ property: { key, required }, nullable, java, constant }: Member): Part {
  const name = stringLiteral(key);
  if (required && constant !== undefined) {
    return [call("properties.constant", [name, java.descriptor, typedLiteral(constant)]), ";"];
  }
  const kind = nullable ? (required ? "requiredNullable" : "nullable") : required ? "required" : "optional";
  const flat: Part = [`properties.${kind}(${name}, `, java.descriptor, ");"];
  return 4 + flatWidth(flat) <= WIDTH ? flat : [call(`properties.${kind}`, [name, java.descriptor]), ";"];
}

function extraOf(context: Context, extra: Type | null): JavaType | undefined {
  if (!extra || isAnyJson(context.api, splitNull(context.api, extra).inner)) return undefined;
  return typeOf(context, extra);
}

function emitType({ name, members, extra }: Built, file: FileWriter, context: Context): void {
  const type = context.runtime("json.ModelType");
  const made = call([type, ".of"], [`${name}::new`, `${name}::declare`]);
  emitDoc(file, "Reads and writes values of this class.");
  file.line(fieldLine(["public static final ", type, "<", name, ">"], "TYPE", made, 1));
  const parameters: Part[] = [[context.runtime("json.Fields"), " fields"]];
  emitMember(file, { type: "private", name, parameters, body: "super(fields);" });
  file.blank();
  const declared = members.map(declaration);
  if (extra) declared.push([call("properties.additional", [extra.descriptor]), ";"]);
  emitStatements(file, "private static void declare(ModelType.Properties properties) {", declared);
}

/** The return type and the expression of a getter. */
function reading(context: Context, { property, place, java, nullable }: Member): readonly [Part, string] {
  const { required } = property;
  const of = (type: Part): Part => [type, "<", java.boxed, ">"];
  if (nullable && !required) return [of(context.runtime("core.Nullable")), `nullable(${place})`];
  if (!required || nullable) return [of(context.symbol("java.util", "Optional")), `optional(${place})`];
  if (java.primitive) return [java.primitive.name, `get(${place}, ${java.primitive.zero})`];
  return [java.boxed, `get(${place})`];
}

function emitGetter(member: Member, file: FileWriter, context: Context): void {
  const { name, key, documented } = member.property;
  const [type, value] = reading(context, member);
  const doc = docOf(documented, "", [{ tag: "return", text: `\`${key}\`` }]);
  emitMember(file, { doc, type: ["public ", type], name, body: `return ${value};` });
}

const BUILDER = { tag: "return", text: "this builder" } as const;

/** A constant that can be left out is set without an argument. */
function emitSetter(
  { property: { name, key, documented }, place, java, nullable, constant }: Member,
  file: FileWriter,
): void {
  const isFixed = constant !== undefined;
  const tags = isFixed ? [BUILDER] : [{ tag: "param", name, text: "the value" }, BUILDER];
  const set = (value: Part): Part => call("set", [`${place}`, value]);
  const text = shortText(documented) || `Sets \`${key}\`.`;
  const deprecated = documented.availability && docOf(documented, "").tags;
  const declaration: Declaration = {
    doc: { text: [text], tags: deprecated ? [...tags, ...deprecated] : tags },
    type: "public Builder",
    name,
    parameters: isFixed ? [] : [parameter(nullable ? java.boxed : plainType(java), name)],
    body: isFixed ? ["return ", set(typedLiteral(constant)), ";"] : `return set(${place}, ${name});`,
  };
  emitMember(file, declaration, 2);
}

/**
 * The same by the values of variants, `content("Hi")`, where a property is a union. Of one that may be null, a call with null
 * could not tell which is meant.
 */
function emitVariantSetters({ property, java, nullable }: Member, file: FileWriter, context: Context): void {
  const { inner } = splitNull(context.api, property.type);
  const decl = inner.kind === "ref" ? context.api.types[inner.id] : undefined;
  if (decl?.kind !== "union" || nullable) return;
  const { name } = property;
  const like = { tag: "like", name: `#${name}(${erased(java.boxed)})`, text: "by the value of a variant" } as const;
  for (const variant of toldVariants(context, decl)) {
    emitMember(
      file,
      {
        doc: { text: [], tags: [like, { tag: "param", name, text: "the value" }, BUILDER] },
        type: "public Builder",
        name,
        parameters: [parameter(plainType(variant.java), name)],
        body: ["return ", call(name, [call([java.boxed, ".of"], [name])]), ";"],
      },
      2,
    );
  }
}

/** The methods that create builders, the same in every class. */
const BUILDERS = `/** {@return a builder of values of this class} */
  public static Builder builder() {
    return new Builder(null);
  }

  /** {@return a builder that starts from this value} */
  public Builder toBuilder() {
    return new Builder(this);
  }`;

function emitBuilder({ name, members, extra }: Built, file: FileWriter, context: Context): void {
  const { runtime } = context;
  const parent = extra
    ? generic(runtime("json.OpenModelBuilder"), extra.boxed, name, "Builder")
    : generic(runtime("json.JsonModelBuilder"), name, "Builder");
  file.blank();
  file.line(BUILDERS);
  file.blank();
  emitDoc(file, "Builds values of this class.");
  file.block(
    classHead("public static final class Builder", ["extends ", parent]),
    () => {
      file.line(methodHead("private", "Builder", [`${name} from`], 2), "\n      super(TYPE, from);\n    }");
      for (const member of members.filter((one) => !isAlwaysThere(one))) {
        emitSetter(member, file);
        emitVariantSetters(member, file, context);
      }
    },
    "}",
  );
}

/** `public final class Pet extends JsonModel`: getters, and a builder. */
export function emitModel(text: ModelText, file: FileWriter, context: Context): void {
  const { name, origin, doc } = text;
  const extra = extraOf(context, text.extra);
  const built = { name, extra, members: membersOf(context, text.properties) };
  const { runtime } = context;
  const parent = extra ? generic(runtime("json.OpenModel"), extra.boxed) : runtime("json.JsonModel");
  const clause: Part = ["extends ", parent];
  emitClass(file, { name, origin, doc, kind: "public final class", clause }, () => {
    emitType(built, file, context);
    for (const member of built.members) emitGetter(member, file, context);
    emitBuilder(built, file, context);
  });
}
