import type { DocTag } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, OriginId, Part } from "@sdkwright/plugin-api";
import { list } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typedTag } from "../docs.js";

/** Prints what stands in modules of the SDK: `Internal::Operations`, or the module of the SDK itself for none. */
export function emitIn(file: FileWriter, { module }: Context, path: string, body: () => void): void {
  const modules = [module, ...(path === "" ? [] : path.split("::"))];
  const nested = modules.reduceRight<() => void>(
    (inner, name) => () => file.block(`module ${name}`, inner, "end"),
    body,
  );
  nested();
}

/** A class or module of a file. */
export interface ClassText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment;
  readonly kind?: "class" | "module";
  readonly base?: Part;
}

/** Prints a class, with `body` in its block. */
export function emitClass(
  file: FileWriter,
  { name, origin, doc, kind = "class", base }: ClassText,
  body: () => void,
): void {
  file.declare(name, origin);
  file.doc(doc);
  const head: Part = [`${kind} ${name}`, base === undefined ? "" : [" < ", base]];
  file.block(head, body, "end", [head, "; end"]);
}

/** A parameter of a method, and what is said of it. */
export interface Parameter {
  readonly name: string;
  /** Its classes, as documentation lists them. */
  readonly docs: readonly string[];
  readonly text: string;
  /** Its value where callers leave it out. Absent: they must give it. */
  readonly fallback?: Part;
  /** Whether it has no name in calls. */
  readonly positional?: true;
}

/** A method. */
export interface MethodText {
  readonly doc?: DocComment;
  readonly name: string;
  readonly parameters?: readonly Parameter[];
  /** What stands behind the other parameters: `&block`. */
  readonly block?: string;
  readonly body: readonly Part[];
  /** The call that users make, and what it came from. */
  readonly traced?: { readonly symbol: string; readonly origin: OriginId };
}

function parameterPart({ name, fallback, positional }: Parameter): Part {
  if (positional) return fallback === undefined ? name : [name, " = ", fallback];
  return fallback === undefined ? `${name}:` : [`${name}: `, fallback];
}

/** Prints a method. */
export function emitMethod(file: FileWriter, { doc, name, parameters = [], block, body, traced }: MethodText): void {
  const parts = [...parameters.map(parameterPart), ...(block === undefined ? [] : [block])];
  file.blank();
  file.doc(doc);
  if (traced) file.trace(traced.symbol, traced.origin);
  const head = parts.length === 0 ? `def ${name}` : list(`def ${name}(`, parts, ")", { trailing: false });
  file.block(
    head,
    () => {
      for (const line of body) {
        if (line === "") file.blank();
        else file.line(line);
      }
    },
    "end",
  );
}

/** The tags of parameters. */
export const parameterTags = (parameters: readonly Parameter[]): DocTag[] =>
  parameters.map(({ name, docs, text }) => typedTag("param", name, docs, text));

/** The comment of a method whose text is not the API's. */
export const said = (
  text: string,
  parameters: readonly Parameter[] = [],
  further: readonly DocTag[] = [],
): DocComment => ({ text: [text], tags: [...parameterTags(parameters), ...further] });

/** Parameters in the order in which documentation lists them: those that callers must give come first. */
export const inOrder = (parameters: readonly Parameter[]): Parameter[] => [
  ...parameters.filter(({ fallback }) => fallback === undefined),
  ...parameters.filter(({ fallback }) => fallback !== undefined),
];
