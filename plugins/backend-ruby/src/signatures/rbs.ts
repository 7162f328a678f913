import type { Dialect, FileWriter, Part } from "@sdkwright/plugin-api";
import { createFile, list } from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";
import type { Declaration, Parameter, Signature } from "./declaration.js";
import { alternatives, type Shape } from "./shapes.js";

/** RBS, which imports nothing, and has no head. */
const rbsDialect: Dialect = { ...dialect, imports: () => [] };

/** Whether a type needs parentheses where it stands beside others. */
const isLoose = (shape: Shape): boolean => alternatives(shape).of.length > 1 || shape.kind === "function";

/** A type as part of another. */
const within = (shape: Shape): string => (isLoose(shape) ? `(${typeText(shape)})` : typeText(shape));

/** A type where methods may have several forms, which the same bar separates. */
const returned = (shape: Shape): string =>
  alternatives(shape).of.length > 1 && !alternatives(shape).hasNil ? `(${typeText(shape)})` : typeText(shape);

function classText({ name, of }: Extract<Shape, { kind: "class" }>): string {
  return of.length === 0 ? name : `${name}[${of.map(typeText).join(", ")}]`;
}

function literalText({ value, symbol }: Extract<Shape, { kind: "literal" }>): string {
  if (symbol) return `:${value}`;
  return typeof value === "string" ? `"${value}"` : String(value);
}

function eitherText(shape: Shape): string {
  const { of, hasNil } = alternatives(shape);
  const [only] = of;
  if (of.length === 1 && only && hasNil) return `${within(only)}?`;
  const text = of.map((one) => (one.kind === "function" ? `(${typeText(one)})` : typeText(one))).join(" | ");
  return hasNil ? `(${text})?` : text;
}

const named = (entries: readonly (readonly [name: string, shape: Shape])[]): string =>
  entries.map(([name, shape]) => `${returned(shape)} ${name}`).join(", ");

/** A type as RBS writes it. */
export function typeText(shape: Shape): string {
  switch (shape.kind) {
    case "any":
      return "untyped";
    case "void":
    case "nil":
    case "bool":
      return shape.kind;
    case "class":
      return classText(shape);
    case "literal":
      return literalText(shape);
    case "named":
      return `${shape.path}::${shape.name}`;
    case "either":
      return eitherText(shape);
    case "record":
      return `{ ${shape.fields.map(([name, field]) => `${name}: ${typeText(field)}`).join(", ")} }`;
    case "duck":
      return shape.name;
    case "function":
      return `^(${named(shape.takes)}) -> ${returned(shape.gives)}`;
    default:
      return shape satisfies never;
  }
}

function parameterText({ name, shape, isOptional, isPositional }: Parameter): string {
  if (isPositional) return `${returned(shape)} ${name}`;
  return `${isOptional ? "?" : ""}${name}: ${returned(shape)}`;
}

/** The type of a method: `(?limit: Integer) -> Page[Pet]`. */
function methodPart({ parameters = [], block, gives }: Signature): Part {
  const taken = list("(", parameters.map(parameterText), ")", { trailing: false });
  const yielded = block === undefined ? "" : ` ${block.isOptional ? "?" : ""}{ (${named(block.takes)}) -> void }`;
  return [taken, yielded, " -> ", returned(gives)];
}

function emitBody({ extend, aliases = [], constants = [], methods = [] }: Declaration, file: FileWriter): void {
  if (extend !== undefined) file.line(`extend ${extend}`);
  for (const { name, shape } of constants) file.line(`${name}: ${typeText(shape)}`);
  file.blank();
  for (const { name, shape } of aliases) file.line(`type ${name} = ${typeText(shape)}`);
  file.blank();
  for (const method of methods) file.line(`def ${method.isStatic ? "self." : ""}${method.name}: `, methodPart(method));
}

/** Prints what stands in modules. */
export function emitIn(file: FileWriter, modules: readonly string[], body: () => void): void {
  const [first, ...rest] = modules.filter((name) => name !== "");
  if (first === undefined) body();
  else file.block(`module ${first}`, () => emitIn(file, rest, body), "end");
}

/** The text of a file of RBS, which has the signatures of one class or module. */
export function rbsText(path: string, module: string, declaration: Declaration): string {
  const file = createFile(path, rbsDialect);
  const { kind, name, base } = declaration;
  emitIn(file, [module, declaration.module], () => {
    const head = `${kind} ${name}${base === undefined ? "" : ` < ${typeText(base)}`}`;
    file.block(head, () => emitBody(declaration, file), "end");
  });
  return file.finish().content;
}
