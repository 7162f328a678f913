import { flagsOf } from "./args.js";
import type { CommandSpec, FlagSpec } from "./command.js";

/** Terminals are that wide unless told. */
const WIDTH = 80;

/** What `sdkwright --help` prints. */
export function printOverview(commands: readonly CommandSpec[], version: string): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  return [
    `sdkwright ${version}: compiles API definitions into client libraries`,
    "",
    "Usage: sdkwright <command> [flags]",
    "",
    "Commands:",
    ...table([...rows, ["help <command>", "Explain a command, with examples"]]),
    "",
    "Start here:",
    ...table([
      ["sdkwright init", "writes generators.yml for the definition in this folder"],
      ["sdkwright check", "reports problems in both files"],
      ["sdkwright generate", "writes the SDK"],
    ]),
    "",
    ...wrap("Exit codes: 0 done, 1 errors in the input, 2 wrong usage, 70 internal error (please report it).", WIDTH),
    "",
  ].join("\n");
}

/** What `sdkwright help <word>` prints for the first word of several commands. */
export function printFamilyHelp(word: string, commands: readonly CommandSpec[]): string {
  const rows = commands.flatMap(({ name, summary }) => (name.startsWith(`${word} `) ? [[name, summary] as const] : []));
  return [
    `Usage: sdkwright ${word} <command> [flags]`,
    "",
    "Commands:",
    ...table([...rows, [`help ${word} <command>`, "Explain a command, with examples"]]),
    "",
  ].join("\n");
}

/** What `sdkwright help <command>` prints. */
export function printCommandHelp(command: CommandSpec): string {
  const { name, summary, about, argument, second, flags, examples } = command;
  const positionals = [argument, second].flatMap((one) => (one ? [one] : []));
  const isOptional = argument?.required === false || argument?.unless !== undefined;
  const more = argument?.many ? "..." : "";
  const placeholder = positionals
    .map((one) => (isOptional ? ` [${one.name}${more}]` : ` <${one.name}${more}>`))
    .join("");
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ["", `${title}:`, ...lines]);
  return [
    `${summary}.`,
    "",
    `Usage: sdkwright ${name}${placeholder}${flags.length === 0 ? "" : " [flags]"}`,
    ...about.flatMap((text) => ["", ...wrap(text, WIDTH)]),
    ...section(
      positionals.length > 1 ? "Arguments" : "Argument",
      positionals.length === 0 ? [] : table(positionals.map((one) => [`<${one.name}>`, one.help] as const)),
    ),
    ...section("Flags", table(flagsOf(command).map((flag) => [flagLabel(flag), flag.help] as const))),
    ...section("Examples", table(examples.map(({ line, about: what }) => [line, what] as const))),
    "",
  ].join("\n");
}

function flagLabel({ name, short, value }: FlagSpec): string {
  return `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` <${value}>`}`;
}

/** Two columns; the second wraps within itself. */
function table(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const left = Math.min(30, Math.max(...rows.map(([label]) => label.length)));
  return rows.flatMap(([label, text]) => {
    const lines = wrap(text, WIDTH - left - 4);
    const rest = lines.slice(1).map((line) => `${" ".repeat(left + 4)}${line}`);
    const head = label.length > left ? [`  ${label}`, `${" ".repeat(left + 4)}${lines[0]}`] : [];
    return head.length > 0 ? [...head, ...rest] : [`  ${label.padEnd(left)}  ${lines[0]}`, ...rest];
  });
}

/** Lines of a text within a width; words that are longer stay whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
