import type { DocComment, Documented, FileWriter, OriginId, Part, Type } from "@sdkwright/plugin-api";
import { resolveType, splitNull } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { docOf, emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { call, classHead, fieldLine, methodHead, parameter } from "../layout.js";
import { constantLiteral } from "../literals.js";
import { type JavaType, plainType, typeOf } from "../types.js";

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
}

/** A property with how it is read and written. */
interface Member extends ModelProperty {
  readonly place: number;
  readonly java: JavaType;
  readonly nullable: boolean;
  /** The only value that it can have. */
  readonly constant?: string | number | boolean;
}

function membersOf(emission: Emission, properties: readonly ModelProperty[]): Member[] {
  return properties.map((property, place): Member => {
    const { inner, nullable } = splitNull(emission.api, property.type);
    const resolved = resolveType(emission.api, inner);
    const isConstant = property.required && !nullable && resolved.kind === "literal";
    const java = typeOf(emission, property.type);
    return { ...property, place, java, nullable, ...(isConstant && { constant: resolved.value }) };
  });
}

function declaration({ key, required, nullable, java, constant }: Member): Part {
  const name = stringLiteral(key);
  if (constant !== undefined) return call("properties.constant", [name, constantLiteral(constant)]);
  const kind = nullable ? (required ? "requiredNullable" : "nullable") : required ? "required" : "optional";
  return call(`properties.${kind}`, [name, java.descriptor]);
}

function emitType(emission: Emission, name: string, members: readonly Member[], file: FileWriter): void {
  const type: Part = [emission.runtime("json.ModelType"), "<", name, ">"];
  const made = call([emission.runtime("json.ModelType"), ".of"], [`${name}::new`, `${name}::declare`]);
  emitDoc(file, "Reads and writes values of this class.", 1);
  file.line(fieldLine(["public static final ", type], "TYPE", made, 1));
  file.blank();
  file.block(
    methodHead("private", name, [[emission.runtime("json.Fields"), " fields"]], 1),
    () => file.line("super(fields);"),
    "}",
  );
  if (members.length === 0) {
    file.blank();
    file.line("private static void declare(ModelType.Properties properties) {}");
    return;
  }
  file.blank();
  file.block(
    "private static void declare(ModelType.Properties properties) {",
    () => {
      for (const member of members) file.line(declaration(member), ";");
    },
    "}",
  );
}

/** What a getter returns, and how. */
function reading(
  emission: Emission,
  { place, java, nullable, required }: Member,
): readonly [type: Part, value: string] {
  if (nullable && !required) {
    return [[emission.runtime("core.Nullable"), "<", java.boxed, ">"], `nullable(${place})`];
  }
  if (!required || nullable) {
    return [[emission.symbol("java.util", "Optional"), "<", java.boxed, ">"], `optional(${place})`];
  }
  if (java.primitive) return [java.primitive.name, `get(${place}, ${java.primitive.zero})`];
  return [java.boxed, `get(${place})`];
}

function emitGetter(emission: Emission, member: Member, file: FileWriter): void {
  const [type, value] = reading(emission, member);
  file.blank();
  emitDoc(file, docOf(member.documented, `The property ${member.key}.`, [{ tag: "return", text: "the value" }]), 1);
  file.block(methodHead(["public ", type], member.name, [], 1), () => file.line("return ", value, ";"), "}");
}

function emitSetter({ name, key, place, java, nullable, documented }: Member, file: FileWriter): void {
  const deprecated = docOf(documented, "").tags ?? [];
  const tags = [{ tag: "param", name, text: "the value" }, { tag: "return", text: "this" }, ...deprecated];
  file.blank();
  emitDoc(file, { text: [`Sets the property ${key}.`], tags }, 2);
  const head = methodHead("public Builder", name, [parameter(nullable ? java.boxed : plainType(java), name)], 2);
  file.block(head, () => file.line(`return set(${place}, ${name});`), "}");
}

function emitBuilder(emission: Emission, name: string, members: readonly Member[], file: FileWriter): void {
  const article = /^[AEIOU]/.test(name) ? "an" : "a";
  const builder = emission.runtime("json.ModelBuilder");
  file.blank();
  emitDoc(file, `Builds ${article} {@link ${name}}.`.replace(/[{}@]|link /g, ""), 1);
  file.block(
    classHead("public static final class Builder", ["extends ", builder, "<", name, ", Builder>"]),
    () => {
      file.block("private Builder() {", () => file.line("super(TYPE);"), "}");
      file.blank();
      file.block(methodHead("private", "Builder", [`${name} from`], 2), () => file.line("super(TYPE, from);"), "}");
      for (const member of members) if (member.constant === undefined) emitSetter(member, file);
    },
    "}",
  );
}

/** `public final class Pet extends Model`: getters, and a builder. */
export function emitModel(emission: Emission, { name, origin, doc, properties }: ModelText, file: FileWriter): void {
  const members = membersOf(emission, properties);
  file.blank();
  file.declare(name, origin);
  emitDoc(file, doc, 0);
  file.block(
    classHead(["public final class ", name], ["extends ", emission.runtime("json.Model")]),
    () => {
      emitType(emission, name, members, file);
      for (const member of members) if (member.constant === undefined) emitGetter(emission, member, file);
      file.blank();
      emitDoc(file, { text: ["Begins a new value."], tags: [{ tag: "return", text: "a builder" }] }, 1);
      file.block("public static Builder builder() {", () => file.line("return new Builder();"), "}");
      file.blank();
      const tags = [{ tag: "return", text: "a builder with the values of this one" }];
      emitDoc(file, { text: ["Begins a value that differs from this one."], tags }, 1);
      file.block("public Builder toBuilder() {", () => file.line("return new Builder(this);"), "}");
      emitBuilder(emission, name, members, file);
    },
    "}",
  );
}
