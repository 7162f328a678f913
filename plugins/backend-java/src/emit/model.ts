import { firstLine } from "@sdkwright/docs-kit";
import type { DocComment, Documented, FileWriter, OriginId, Part, Type } from "@sdkwright/plugin-api";
import { resolveType, splitNull } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { docOf, emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { call, classHead, fieldLine, parameter } from "../layout.js";
import { constantLiteral, typedLiteral } from "../literals.js";
import { type JavaType, plainType, typeOf } from "../types.js";
import { type Declaration, emitClass, emitMember, emitStatements, said, tagsOf } from "./declare.js";

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
  /** The only value that it can have. It is always there where the property is required. */
  readonly constant?: string | number | boolean;
}

function membersOf(emission: Emission, properties: readonly ModelProperty[]): Member[] {
  return properties.map((property, place): Member => {
    const { inner, nullable } = splitNull(emission.api, property.type);
    const resolved = resolveType(emission.api, inner);
    const java = typeOf(emission, property.type);
    return {
      ...property,
      place,
      java,
      nullable,
      ...(!nullable && resolved.kind === "literal" && { constant: resolved.value }),
    };
  });
}

/** Whether a property is no business of the user's: it is always there with the same value. */
const isAlwaysThere = ({ required, constant }: Member): boolean => required && constant !== undefined;

function declaration({ key, required, nullable, java, constant }: Member): Part {
  const name = stringLiteral(key);
  if (required && constant !== undefined) return [call("properties.constant", [name, constantLiteral(constant)]), ";"];
  const kind = nullable ? (required ? "requiredNullable" : "nullable") : required ? "required" : "optional";
  return [call(`properties.${kind}`, [name, java.descriptor]), ";"];
}

function emitType(emission: Emission, name: string, members: readonly Member[], file: FileWriter): void {
  const type = emission.runtime("json.ModelType");
  const made = call([type, ".of"], [`${name}::new`, `${name}::declare`]);
  emitDoc(file, "Reads and writes values of this class.", 1);
  file.line(fieldLine(["public static final ", type, "<", name, ">"], "TYPE", made, 1));
  const parameters: Part[] = [[emission.runtime("json.Fields"), " fields"]];
  emitMember(file, { type: "private", name, parameters, body: "super(fields);" });
  file.blank();
  emitStatements(file, "private static void declare(ModelType.Properties properties) {", members.map(declaration));
}

/** What a getter returns, and how. */
function reading(
  emission: Emission,
  { place, java, nullable, required }: Pick<Member, "place" | "java" | "nullable" | "required">,
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

function emitGetter(emission: Emission, { name, key, documented, ...member }: Member, file: FileWriter): void {
  const [type, value] = reading(emission, member);
  const doc = docOf(documented, "", tagsOf({}, `\`${key}\``));
  emitMember(file, { doc, type: ["public ", type], name, body: ["return ", value, ";"] });
}

/** A constant that can be left out is set without an argument. */
function emitSetter({ name, key, place, java, nullable, documented, constant }: Member, file: FileWriter): void {
  const deprecated = docOf(documented, "").tags ?? [];
  const isFixed = constant !== undefined;
  const tags = tagsOf(isFixed ? {} : { [name]: "the value" }, "this builder");
  const text = firstLine(documented) || `Sets \`${key}\`.`;
  const declaration: Declaration = {
    doc: { text: [text], tags: [...tags, ...deprecated] },
    type: "public Builder",
    name,
    parameters: isFixed ? [] : [parameter(nullable ? java.boxed : plainType(java), name)],
    body: `return set(${place}, ${isFixed ? typedLiteral(constant) : name});`,
  };
  emitMember(file, declaration, 2);
}

function emitBuilder(emission: Emission, name: string, members: readonly Member[], file: FileWriter): void {
  file.blank();
  emitDoc(file, `Builds ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}.`, 1);
  const clause: Part = ["extends ", emission.runtime("json.ModelBuilder"), "<", name, ", Builder>"];
  file.block(
    classHead("public static final class Builder", clause),
    () => {
      file.block("private Builder() {", () => file.line("super(TYPE);"), "}");
      const copy = { type: "private", name: "Builder", parameters: [`${name} from`], body: "super(TYPE, from);" };
      emitMember(file, copy, 2);
      for (const member of members) if (!isAlwaysThere(member)) emitSetter(member, file);
    },
    "}",
  );
}

/** `public final class Pet extends Model`: getters, and a builder. */
export function emitModel(emission: Emission, { name, origin, doc, properties }: ModelText, file: FileWriter): void {
  const members = membersOf(emission, properties);
  const clause: Part = ["extends ", emission.runtime("json.Model")];
  emitClass(file, { name, origin, doc, kind: "public final class", clause }, () => {
    emitType(emission, name, members, file);
    for (const member of members) if (!isAlwaysThere(member)) emitGetter(emission, member, file);
    const begun = said("Returns a builder of values of this class.", {}, "a builder");
    emitMember(file, { doc: begun, type: "public static Builder", name: "builder", body: "return new Builder();" });
    const changed = said("Returns a builder that starts from this value.", {}, "a builder");
    emitMember(file, { doc: changed, type: "public Builder", name: "toBuilder", body: "return new Builder(this);" });
    emitBuilder(emission, name, members, file);
  });
}
