import { parseArgs } from "node:util";
import { didYouMean, nearest } from "@sdkwright/diagnostics";
import type { Arguments, CommandSpec, FlagSpec } from "./command.js";

/** What an argument list asks for. */
export type Invocation =
  | { readonly kind: "run"; readonly command: CommandSpec; readonly args: Arguments }
  | { readonly kind: "help"; readonly command: CommandSpec | undefined }
  /** Help of the commands whose names begin with a word, such as `api`. */
  | { readonly kind: "family"; readonly word: string }
  | { readonly kind: "version" }
  /** Wrong usage; `about` is the command, or the first word of some, whose help is worth a look. */
  | { readonly kind: "wrong"; readonly problem: string; readonly about?: string };

/** Flags of every command. */
export const GLOBAL_FLAGS: readonly FlagSpec[] = [
  { name: "quiet", short: "q", help: "Print errors only." },
  { name: "no-color", help: "Print without colors, as `NO_COLOR=1` does. `FORCE_COLOR=1` prints with colors." },
  { name: "help", short: "h", help: "Print this help." },
  { name: "version", short: "V", help: "Print the version." },
];

/** Flags of a command and of every command, whose own win. */
export function flagsOf({ flags }: CommandSpec): readonly FlagSpec[] {
  const own = new Set(flags.map(({ name }) => name));
  return [...flags, ...GLOBAL_FLAGS.filter(({ name }) => !own.has(name))];
}

/** Reads an argument list. Never throws: it reports invalid arguments with a suggestion. */
export function parseInvocation(argv: readonly string[], commands: readonly CommandSpec[]): Invocation {
  const [first, ...rest] = argv;
  if (first === undefined) return { kind: "help", command: undefined };
  if (first.startsWith("-")) return parseGlobal(first);
  if (first === "help") return parseHelp(rest, commands);
  if (isFamily(first, commands) && (rest[0] === "--help" || rest[0] === "-h")) return { kind: "family", word: first };
  const command = commandAt(argv, commands);
  return command ? parseCommand(command, argv.slice(wordsOf(command).length)) : unknownCommand(argv, commands);
}

function wordsOf({ name }: CommandSpec): string[] {
  return name.split(" ");
}

/** The command whose name the arguments begin with; names may be of several words. */
function commandAt(argv: readonly string[], commands: readonly CommandSpec[]): CommandSpec | undefined {
  return commands.find((command) => wordsOf(command).every((word, index) => argv[index] === word));
}

/** Reports whether a word is not a command itself, but the first word of commands. */
function isFamily(word: string, commands: readonly CommandSpec[]): boolean {
  return commands.some(({ name }) => name.startsWith(`${word} `));
}

function parseGlobal(flag: string): Invocation {
  if (flag === "--help" || flag === "-h") return { kind: "help", command: undefined };
  if (flag === "--version" || flag === "-V" || flag === "-v") return { kind: "version" };
  return { kind: "wrong", problem: `Unknown flag ${flag}. A command comes first, such as \`sdkwright generate\`.` };
}

function parseHelp(words: readonly string[], commands: readonly CommandSpec[]): Invocation {
  if (words[0] === "help") return { kind: "help", command: undefined };
  const command = commandAt(words, commands);
  const [first = ""] = words;
  if (words.length === 1 && isFamily(first, commands)) return { kind: "family", word: first };
  return words.length === 0 || command ? { kind: "help", command } : unknownCommand(words, commands);
}

function unknownCommand(words: readonly string[], commands: readonly CommandSpec[]): Invocation {
  const [first = "", second] = words;
  const inner = commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : []));
  if (inner.length > 0 && (second === undefined || second.startsWith("-"))) {
    return { kind: "wrong", problem: `\`${first}\` needs a command: ${inner.join(" or ")}.`, about: first };
  }
  const name = inner.length > 0 ? `${first} ${second}` : first;
  const hint = didYouMean(nearest(name, [...commands.map((command) => command.name), "help"]));
  const known =
    hint === "" && inner.length > 0 ? ` Available: ${inner.map((one) => `\`${first} ${one}\``).join(", ")}.` : hint;
  return { kind: "wrong", problem: `Unknown command \`${name}\`.${known}`, ...(inner.length > 0 && { about: first }) };
}

function parseCommand(command: CommandSpec, argv: readonly string[]): Invocation {
  const flags = flagsOf(command);
  const hasVersion = command.flags.some(({ name }) => name === "version");
  const { tokens } = parseArgs({ args: [...argv], options: optionsOf(flags), strict: false, tokens: true });
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const flag = flags.find(({ name }) => name === token.name);
    const problem = problemOfFlag(token, flag, flags);
    if (problem !== undefined) return { kind: "wrong", problem, about: command.name };
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? ""]);
  }
  if (given.has("help")) return { kind: "help", command };
  if (given.has("version") && !hasVersion) return { kind: "version" };
  const problem = problemOfCall(command, positionals, given);
  if (problem !== undefined) return { kind: "wrong", problem, about: command.name };
  return { kind: "run", command, args: argumentsOf(positionals, given) };
}

/** What a command was called with, of its flags and their values. */
export function argumentsOf(positionals: readonly string[], flags: ReadonlyMap<string, readonly string[]>): Arguments {
  return {
    positionals,
    has: (flag) => flags.has(flag),
    value: (flag) => flags.get(flag)?.at(-1),
    values: (flag) => flags.get(flag) ?? [],
    flags,
  };
}

type ParseOptions = { [name: string]: { type: "string" | "boolean"; short?: string } };

function optionsOf(flags: readonly FlagSpec[]): ParseOptions {
  const type = (flag: FlagSpec) => (flag.value === undefined ? "boolean" : "string");
  return Object.fromEntries(
    flags.map((flag) => [flag.name, { type: type(flag), ...(flag.short && { short: flag.short }) }]),
  );
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function problemOfFlag(token: OptionToken, flag: FlagSpec | undefined, known: readonly FlagSpec[]): string | undefined {
  const { rawName, value, inlineValue } = token;
  if (flag === undefined) {
    const meant = nearest(
      rawName.replace(/^-+/, ""),
      known.map(({ name }) => name),
    );
    return `Unknown flag ${rawName}.${meant === undefined ? "" : ` Did you mean --${meant}?`}`;
  }
  if (flag.value === undefined) return value === undefined ? undefined : `${rawName} takes no value.`;
  const swallowed = value?.startsWith("-") === true && value.length > 1 && inlineValue !== true;
  if (value === undefined || value === "" || swallowed) {
    const among = flag.values === undefined ? "" : ` Available: ${flag.values.join(", ")}.`;
    return `${rawName} needs a value: <${flag.value}>.${among}`;
  }
  const { count } = flag;
  if (count === undefined) return undefined;
  const most = count === true ? Number.MAX_SAFE_INTEGER : count;
  const range = count === true ? "of 1 or more" : `from 1 to ${most}`;
  return /^[1-9][0-9]*$/.test(value) && Number(value) <= most ? undefined : `${rawName} needs a whole number ${range}.`;
}

function problemOfCall(
  { name, argument, second, flags }: CommandSpec,
  positionals: readonly string[],
  given: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  for (const flag of flags) {
    if (!flag.many && (given.get(flag.name)?.length ?? 0) > 1) return `--${flag.name} was given twice.`;
    const other = given.has(flag.name) ? flag.excludes?.find((name) => given.has(name)) : undefined;
    if (other !== undefined) return `--${flag.name} and --${other} cannot be combined.`;
    if (flag.needs !== undefined && given.has(flag.name) && !given.has(flag.needs)) {
      return `--${flag.name} needs --${flag.needs}.`;
    }
    if (flag.needsArgument && given.has(flag.name) && positionals.length === 0)
      return `--${flag.name} needs a definition: \`sdkwright ${name} <${argument?.name}> --${flag.name} <${flag.value}>\`.`;
  }
  const clash = positionals.length > 0 ? argument?.excludes?.find((flag) => given.has(flag)) : undefined;
  const needed = flags.find((flag) => flag.name === argument?.needs);
  if (positionals.length > 0 && needed && !given.has(needed.name)) {
    const among = needed.values === undefined ? "" : ` Available: ${needed.values.join(", ")}.`;
    return `\`${name} <${argument?.name}>\` needs --${needed.name} <${needed.value}>.${among}`;
  }
  if (clash !== undefined) return `<${argument?.name}> and --${clash} cannot be combined.`;
  const most = argument?.many ? Infinity : [argument, second].filter((one) => one !== undefined).length;
  if (positionals.length > most) return `\`${name}\` does not take the argument \`${positionals[most]}\`.`;
  const replacement = argument?.unless;
  const isMissing = argument?.required === true && positionals.length === 0;
  if (isMissing && !(replacement !== undefined && given.has(replacement))) {
    return `\`${name}\` needs an argument: <${argument.name}>${replacement === undefined ? "" : `, or --${replacement}`}.`;
  }
  return second && positionals.length === 1 ? `\`${name}\` needs a second argument: <${second.name}>.` : undefined;
}
