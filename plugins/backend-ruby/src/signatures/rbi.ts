import type { Dialect, FileWriter, Part } from "@sdkwright/plugin-api";
import { code, createFile, group, ifBreak, indent, line, list } from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";
import type { Alias, Declaration, Parameter, Signature } from "./declaration.js";
import { emitIn } from "./rbs.js";
import { alternatives, type Shape } from "./shapes.js";

/** RBI is Ruby, with a head that says how strictly Sorbet reads it. */
const rbiDialect: Dialect = { ...dialect, imports: () => ["# typed: true"] };

/** Classes of Ruby that hold others, as Sorbet calls them where it is said what they hold. */
const CONTAINERS: ReadonlySet<string> = new Set(["Array", "Hash"]);

const UNTYPED = "T.untyped";

function classText({ name, of }: Extract<Shape, { kind: "class" }>): string {
  if (of.length === 0) return name;
  return `${CONTAINERS.has(name) ? `T::${name}` : name}[${of.map(typeText).join(", ")}]`;
}

function literalText({ value, symbol }: Extract<Shape, { kind: "literal" }>): string {
  if (symbol) return "Symbol";
  if (typeof value === "string") return "String";
  return typeof value === "number" ? "Integer" : "T::Boolean";
}

function eitherText(shape: Shape): string {
  const { of, hasNil } = alternatives(shape);
  const texts = [...new Set(of.map(typeText))];
  if (texts.includes(UNTYPED)) return UNTYPED;
  const [only = UNTYPED] = texts;
  const text = texts.length === 1 ? only : `T.any(${texts.join(", ")})`;
  return hasNil ? `T.nilable(${text})` : text;
}

const ending = (gives: Shape): string => (gives.kind === "void" ? "void" : `returns(${typeText(gives)})`);

function functionText({ takes, gives }: Extract<Shape, { kind: "function" }>): string {
  const taken = takes.map(([name, shape]) => `${name}: ${typeText(shape)}`).join(", ");
  return `T.proc.${taken === "" ? "" : `params(${taken}).`}${ending(gives)}`;
}

/** Names of types are constants in Ruby. */
const constantOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A type as Sorbet writes it, which has no interfaces for objects by their methods, and no literals. */
function typeText(shape: Shape): string {
  switch (shape.kind) {
    case "any":
    case "void":
      return UNTYPED;
    case "duck":
      return DUCKS[shape.name.replace(/^.*::/, "")] ?? UNTYPED;
    case "nil":
      return "NilClass";
    case "bool":
      return "T::Boolean";
    case "class":
      return classText(shape);
    case "literal":
      return literalText(shape);
    case "named":
      return shape.otherwise === null ? `${shape.path}::${constantOf(shape.name)}` : typeText(shape.otherwise);
    case "either":
      return eitherText(shape);
    case "record":
      return "T::Hash[Symbol, T.untyped]";
    case "function":
      return functionText(shape);
    default:
      return shape satisfies never;
  }
}

/** Classes whose objects have the methods of an interface. */
const DUCKS: { readonly [name: string]: string } = {
  _Moment: "T.any(Date, Time)",
  _ToPath: "Pathname",
  _Reader: "T.any(IO, StringIO)",
};

function taken({ parameters = [], block }: Signature): Part[] {
  const all = parameters.map(({ name, shape }): Part => `${name}: ${typeText(shape)}`);
  if (block === undefined) return all;
  const called = functionText({ kind: "function", takes: block.takes, gives: { kind: "void" } });
  return [...all, `block: ${block.isOptional ? `T.nilable(${called})` : called}`];
}

const parameterText = ({ name, isOptional, isPositional }: Parameter): string => {
  if (isPositional) return name;
  return isOptional ? `${name}: T.unsafe(nil)` : `${name}:`;
};

function emitMethod(method: Signature, file: FileWriter): void {
  const { name, isStatic, parameters = [], block, gives } = method;
  const all = taken(method);
  const text = ending(gives);
  const sig: Part = all.length === 0 ? text : [list("params(", all, ")", { trailing: false }), `.${text}`];
  file.blank();
  file.line(group(ifBreak("sig do", "sig {"), indent(line, sig), line, ifBreak("end", "}")));
  const names = [...parameters.map(parameterText), ...(block === undefined ? [] : ["&block"])];
  const head = `def ${isStatic ? "self." : ""}${name}`;
  file.line(names.length === 0 ? head : list(`${head}(`, names, ")", { trailing: false }), "; end");
}

function emitAlias({ name, shape, inSorbet }: Alias, file: FileWriter): void {
  if (inSorbet) file.line(`${constantOf(name)} = T.type_alias { `, typeText(shape), " }");
}

function emitDeclaration(declaration: Declaration, file: FileWriter): void {
  const { kind, name, base, extend, aliases = [], constants = [], methods = [] } = declaration;
  const plain = base?.kind === "class" ? base.name : undefined;
  file.block(
    `${kind} ${name}${plain === undefined ? "" : ` < ${plain}`}`,
    () => {
      if (extend !== undefined) file.line(`extend ${extend}`);
      // A class names the types that its base holds by the names which that has for them.
      if (base?.kind === "class" && base.of[0])
        file.line(code`Elem = type_member { { fixed: ${typeText(base.of[0])} } }`);
      file.blank();
      for (const alias of aliases) emitAlias(alias, file);
      for (const one of constants) file.line(`${one.name} = T.let(T.unsafe(nil), ${typeText(one.shape)})`);
      for (const method of methods) emitMethod(method, file);
    },
    "end",
  );
}

/** The text of the RBI file: signatures of the runtime, then those of the API. */
export function rbiText(
  path: string,
  module: string,
  runtime: readonly string[],
  declarations: readonly Declaration[],
): string {
  const file = createFile(path, rbiDialect);
  for (const text of runtime) {
    file.line(text.trimEnd());
    file.blank();
  }
  for (const declaration of declarations) {
    emitIn(file, [module, declaration.module], () => emitDeclaration(declaration, file));
    file.blank();
  }
  return file.finish().content;
}
