import { filledWords } from "@sdkwright/docs-kit";
import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import { WIDTH } from "./comment.js";
import type { Context } from "./context.js";
import { sourcesOf } from "./plan.js";
import { runtimeFiles, runtimeName } from "./runtime-names.js";

/** The module that stands for that of the SDK, where the runtime's sources import it. */
const IMPORTED = /(?<=^(?:@testable )?import )Sdk(?=(?:Testing)?$)/gm;

const COMMENT = /^( *\/\/\/ )((?:- | {2})*)(.*)$/;
/** A line that goes on with the text of the line of a comment before it. */
const CONTINUED = /^( *\/\/\/ )( *)(?![-|`#]| *$)(.+)$/;
const HEAD = /^( *)((?:\w+ )*(?:struct|protocol|class|enum) \w+): (.+) \{$/;
const BLOCK = /^( *)(.*\{) (.+) \}$/;
const CALL = /^( *)(.*?\()(.+)\)$/;
const SIGNATURE = /^( *)(.*\bfunc [\w<>: ]+\()(.+)(\)[^()]*)$/;
const PARAMETERS = /^( *)(?!(?:let|var|case) )((?:\w+ )?\w+: .+)$/;
const NEXT_PARAMETER = /, (?=(?:\w+ )?\w+: )/g;

const hangOf = (mark: string, indent: string): string => mark + indent.replace(/-/g, " ");

/** Lines in which a comment that goes on behind a line that is too long is one line, to be filled as a whole. */
function joinedComments(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? "";
    const [, mark, indent = ""] = (last.length > WIDTH && COMMENT.exec(last)) || [];
    const [, ownMark, ownIndent = "", text = ""] = CONTINUED.exec(line) ?? [];
    const goesOn = mark !== undefined && ownMark === mark && hangOf(mark, indent) === ownMark + ownIndent;
    if (goesOn) joined[joined.length - 1] = `${last} ${text}`;
    else joined.push(line);
  }
  return joined;
}

/** A line that the API's name has made too long, on several lines as `swift format` leaves them. */
function fittedLine(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const [, mark, indent = "", text = ""] = COMMENT.exec(line) ?? [];
  if (mark !== undefined) return filledWords(text, WIDTH, mark + indent, hangOf(mark, indent));
  const [, margin = "", type, bases = ""] = HEAD.exec(line) ?? [];
  if (type !== undefined) return [...filledWords(`${type}: ${bases}`, WIDTH, margin, `${margin}  `), `${margin}{`];
  const [, deep = "", head, body = ""] = BLOCK.exec(line) ?? [];
  if (head !== undefined) return [deep + head, ...fittedLine(`${deep}  ${body}`), `${deep}}`];
  const [, level = "", declared, parameters = "", result = ""] = SIGNATURE.exec(line) ?? [];
  if (declared !== undefined) return [level + declared, ...fittedLine(`${level}  ${parameters}`), level + result];
  const [, outer = "", list] = PARAMETERS.exec(line) ?? [];
  if (list !== undefined)
    return list
      .replaceAll(NEXT_PARAMETER, ",\n")
      .split("\n")
      .map((one) => outer + one);
  const [, depth = "", called, args = ""] = CALL.exec(line) ?? [];
  return called === undefined ? [line] : [depth + called, ...fittedLine(`${depth}  ${args})`)];
}

/** A source with the imports at its start in order, in which the name of the module has moved. */
const sortedImports = (text: string): string =>
  text.replace(/^(?:import \w+\n)+/, (imports) => `${imports.trim().split("\n").sort().join("\n")}\n`);

/** A source of the runtime with the names of an SDK. */
export function named(content: string, { module, brand }: Pick<Context, "module" | "brand">): string {
  const text = runtimeName(
    content.replace(IMPORTED, () => module),
    brand,
  );
  return joinedComments(sortedImports(text).split("\n")).flatMap(fittedLine).join("\n");
}

const sourcesFor = (context: Context, folder: string, files: readonly RuntimeFile[]): ScaffoldFile[] =>
  runtimeFor(files, context.helpers).map(({ path, content }) => ({
    path: folder + runtimeName(path, context.brand),
    content: named(content, context),
    kind: "runtime",
  }));

/** The runtime's files for one SDK. */
export const runtimeOf = (context: Context): ScaffoldFile[] => sourcesFor(context, sourcesOf(context), runtimeFiles);

/** The module with which programs test what uses the SDK. */
export const testingModule = (context: Context): ScaffoldFile[] =>
  sourcesFor(context, `Sources/${context.module}Testing/`, assets.testing);

/** Helpers of an SDK's wire tests, in their folder. */
export const wireSupport = (context: Context, folder: string): ScaffoldFile[] =>
  sourcesFor(context, folder, assets.wire);
