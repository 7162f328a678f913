import type { DocTag } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, OriginId, Part, Sym } from "@sdkwright/plugin-api";
import { flatWidth, group, hardline, ifBreak, indent, join, line, list } from "@sdkwright/plugin-api";
import { WIDTH } from "../dialect.js";

/** Columns before the members of a class. */
export const INDENT = 4;

/** Imports classes that a doc comment alone names: the part prints nothing. */
export const imported = (symbols: readonly Sym[]): Part => symbols.map((symbol) => ifBreak("", symbol));

/** Prints a head and its block, whose braces have lines of their own. */
export function emitBlock(file: FileWriter, head: Part, body: () => void): void {
  file.block([head, hardline, "{"], body, "}", [head, " {}"]);
}

/** A class of a file. */
export interface ClassText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment | string;
  /** `final class`, unless it is something else. */
  readonly kind?: string;
  readonly base?: Part;
  /** Classes that its comment names. */
  readonly uses?: readonly Sym[];
}

/** Prints a class, with `body` in its block. */
export function emitClass(file: FileWriter, text: ClassText, body: () => void): void {
  const { name, origin, doc, kind = "final class", base, uses = [] } = text;
  file.blank();
  file.declare(name, origin);
  file.doc(typeof doc === "string" ? { text: [doc] } : doc);
  emitBlock(
    file,
    [kind, " ", name, base === undefined ? "" : [" extends", group(indent(line, base))], imported(uses)],
    body,
  );
}

/** A parameter of a method, and what is said of it. */
export interface Parameter {
  readonly name: string;
  /** Its native type. */
  readonly type: Part;
  /** Its type in the comment, where that says more than the native one. */
  readonly doc?: string;
  readonly text: string;
  readonly fallback?: Part;
  /** No stack trace shows its value. */
  readonly isSecret?: boolean;
  /** Modifiers that make it a property. */
  readonly promoted?: string;
  readonly uses?: readonly Sym[];
}

/** A method. */
export interface MethodText {
  readonly doc?: DocComment;
  /** `public`, unless it is something else. */
  readonly modifiers?: string;
  readonly name: string;
  readonly parameters?: readonly Parameter[];
  /** Absent for constructors. */
  readonly type?: Part;
  readonly body: readonly Part[];
  readonly uses?: readonly Sym[];
  /** The call that users make, and what it came from. */
  readonly traced?: { readonly symbol: string; readonly origin: OriginId };
}

/** The tags of parameters of which there is something to say. */
export function parameterTags(parameters: readonly Parameter[]): DocTag[] {
  return parameters.flatMap(({ name, type, doc, text }): DocTag[] => {
    if (doc === undefined && text === "") return [];
    return [{ tag: "param", name: `${doc ?? nativeText(type)} $${name}`, text }];
  });
}

/** A native type as text, where no class in it has another name in its file. */
export function nativeText(part: Part): string {
  if (typeof part === "string") return part;
  if ("part" in part) return part.part === "sym" ? part.name : "";
  return (part as readonly Part[]).map(nativeText).join("");
}

const SECRET = "#[\\SensitiveParameter]";

function parameterPart({ name, type, fallback, isSecret, promoted }: Parameter, onLine: boolean): Part {
  const attribute: Part = isSecret ? [SECRET, onLine ? " " : hardline] : "";
  const modifiers = promoted === undefined ? "" : `${promoted} `;
  return [attribute, modifiers, type, ` $${name}`, fallback === undefined ? "" : [" = ", fallback]];
}

/** The head of a method: formatters put its brace on a line of its own unless parameters stand on several lines. */
function headOf({
  modifiers = "public",
  name,
  parameters = [],
  type,
}: MethodText): readonly [head: Part, isFlat: boolean] {
  const open = `${modifiers} function ${name}(`;
  const close: Part = type === undefined ? ")" : ["): ", type];
  const flat: Part = [
    open,
    join(
      ", ",
      parameters.map((one) => parameterPart(one, true)),
    ),
    close,
  ];
  const isPromoted = parameters.some(({ promoted }) => promoted !== undefined);
  // A parameter alone would be no shorter on a line of its own.
  const isAlone = parameters.length === 1 && !parameters.some(({ isSecret }) => isSecret);
  if (parameters.length === 0 || (!isPromoted && (isAlone || flatWidth(flat) + INDENT <= WIDTH))) return [flat, true];
  const parts = parameters.map((one) => parameterPart(one, false));
  return [list(open, parts, close, { broken: true }), false];
}

/** Prints a method. */
export function emitMethod(file: FileWriter, text: MethodText): void {
  const { doc, body, uses = [], parameters = [], traced } = text;
  file.blank();
  file.doc(doc);
  if (traced) file.trace(traced.symbol, traced.origin);
  const [head, isFlat] = headOf(text);
  const hidden = imported([...uses, ...parameters.flatMap((one) => one.uses ?? [])]);
  const lines = (): void => {
    for (const line of body) {
      if (line === "") file.blank();
      else file.line(line);
    }
  };
  file.block([head, hidden, isFlat ? hardline : " ", "{"], lines, "}", [head, hidden, " {}"]);
}

/** The comment of a method whose text is not the API's. */
export function said(text: string, parameters: readonly Parameter[] = [], further: readonly DocTag[] = []): DocComment {
  return { text: [text], tags: [...parameterTags(parameters), ...further] };
}
