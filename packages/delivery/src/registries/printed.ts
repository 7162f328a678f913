import type { ToolRun } from "../tool.js";

/** Lines of a failed tool's output that a finding shows. */
const SHOWN_LINES = 20;

/** Escape sequences with which tools colour what they print. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
const COLOURS = /\u001b\[[0-9;]*m/g;

/** What a tool printed, without stack traces, empty lines and notices. */
function linesOf({ stdout, stderr }: ToolRun): readonly string[] {
  const lines = `${stdout}\n${stderr}`.replace(COLOURS, "").split(/\r?\n/);
  let isTrace = false;
  return lines.filter((line) => {
    isTrace = line.startsWith("Traceback (") || (isTrace && /^\s/.test(line));
    return !isTrace && !/^\s*$|^During handling of|^npm notice/.test(line) && !/^\s+at \S/.test(line);
  });
}

/** The end of what a tool printed: errors come last. */
export function tailOf(ran: ToolRun): string {
  return linesOf(ran).slice(-SHOWN_LINES).join("\n");
}

/** How tools begin the lines that say what went wrong. What else they print is progress. */
const MARKS: { readonly [command: string]: RegExp } = {
  npm: /^npm (?:error|ERR!) ?/,
  mvn: /^\[ERROR\] ?/,
  gem: /^ERROR: +/,
  // twine goes on with indented lines.
  python: /^ERROR +|^ {9}(?=\S)|^(?=\w*(?:Error|Exception): )/,
  // The compiler puts the file before the word.
  dotnet: /^\s*error: +|^(?=.*: error [A-Z]+\d+: )/,
};

/** Lines with a mark that say where to read more. */
const ADVICE =
  /^A complete log of this run|^To see the full stack trace|^Re-run Maven|^For more information about|^\[Help/;

/** Returns the errors that a tool printed, or the end of its output if it marks none of its lines as an error. */
export function causeOf(command: string, ran: ToolRun): string {
  const mark = MARKS[command];
  if (mark === undefined) return tailOf(ran);
  const marked = linesOf(ran).filter((line) => mark.test(line));
  const told = [...new Set(marked.map((line) => line.replace(mark, "").trimEnd()))];
  const causes = told.filter((line) => line !== "" && !ADVICE.test(line));
  return causes.length === 0 ? tailOf(ran) : causes.slice(0, SHOWN_LINES).join("\n");
}
