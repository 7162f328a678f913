import { flagsOf } from "./args.js";
import type { CommandSpec, FlagSpec } from "./command.js";

/** Shells that there is a script for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

export type Shell = (typeof SHELLS)[number];

/** A script with which a shell completes commands and flags. */
export function completionScript(shell: Shell, commands: readonly CommandSpec[]): string {
  switch (shell) {
    case "bash":
      return bashScript(commands);
    case "zsh":
      return zshScript(commands);
    case "fish":
      return fishScript(commands);
    default:
      return shell satisfies never;
  }
}

/** First words of commands, each once, and `help`. */
function firstWords(commands: readonly CommandSpec[]): string[] {
  return [...new Set([...commands.map(({ name }) => name.split(" ")[0] ?? ""), "help"])];
}

function wordsAfter(command: CommandSpec): string[] {
  return flagsOf(command).flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]);
}

/** Second words of commands, by the first. */
function families(commands: readonly CommandSpec[]): [first: string, second: string[]][] {
  const found = new Map<string, string[]>();
  for (const { name } of commands) {
    const [first = "", second] = name.split(" ");
    if (second !== undefined) found.set(first, [...(found.get(first) ?? []), second]);
  }
  return [...found];
}

/** Values of flags and arguments are mostly files, which `-o default` and `_files` complete. */
function bashScript(commands: readonly CommandSpec[]): string {
  const cases = commands.map((command) => `    "${command.name}") words="${wordsAfter(command).join(" ")}" ;;`);
  const inner = families(commands).map(([first, second]) => `    "${first}") words="${second.join(" ")}" ;;`);
  return `# Completion of sdkwright for bash: source <(sdkwright completion bash)
_sdkwright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${firstWords(commands).join(" ")}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${inner.join("\n")}
  esac
  if [ -n "$words" ] && [ "$COMP_CWORD" -eq 2 ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  local command="\${COMP_WORDS[1]}"
  if [ -n "$words" ]; then command="$command \${COMP_WORDS[2]}"; fi
  words=""
  case "$command" in
${cases.join("\n")}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) COMPREPLY=() ;;
  esac
}
complete -o default -F _sdkwright sdkwright
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What zsh lists of a flag; brackets and colons end its parts. */
function zshFlag({ name, short, help, value, many }: FlagSpec): string[] {
  const about = `[${help.replaceAll(/[[\]:]/g, "\\$&")}]${value === undefined ? "" : `:${value}:_files`}`;
  const forms = [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
  return forms.map((form) => quoted(`${many ? "*" : ""}${form}${about}`));
}

function zshScript(commands: readonly CommandSpec[]): string {
  const described = (pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([word, about]) => quoted(`${word}:${about.replaceAll(":", "\\:")}`)).join(" ");
  const summaries = new Map(commands.map(({ name, summary }) => [name.split(" ")[0] ?? "", summary]));
  const firsts = firstWords(commands).map((word) => [word, summaries.get(word) ?? "Explain a command"] as const);
  const cases = commands.map((command) => {
    const skipped = command.name.split(" ").length;
    const flags = flagsOf(command).flatMap(zshFlag).join(" ");
    return `    ${quoted(command.name)}) shift ${skipped} words; (( CURRENT -= ${skipped} )); _arguments ${flags} '*:file:_files' ;;`;
  });
  const inner = families(commands).map(([first, second]) => `    ${first}) seconds=(${second.join(" ")}) ;;`);
  return `#compdef sdkwright
# Completion of sdkwright for zsh: source <(sdkwright completion zsh)
_sdkwright() {
  local -a firsts seconds
  firsts=(${described(firsts)})
  if (( CURRENT == 2 )); then _describe command firsts; return; fi
  case "$words[2]" in
${inner.join("\n")}
  esac
  if (( $#seconds && CURRENT == 3 )); then _describe command seconds; return; fi
  local command="$words[2]"
  if (( $#seconds )); then command="$command $words[3]"; fi
  case "$command" in
${cases.join("\n")}
  esac
}
compdef _sdkwright sdkwright
`;
}

function fishScript(commands: readonly CommandSpec[]): string {
  const first = (word: string, about: string): string =>
    `complete -c sdkwright -n __fish_use_subcommand -f -a ${word} -d ${quoted(about)}`;
  const lines = commands.flatMap((command): string[] => {
    const [word = "", second] = command.name.split(" ");
    const condition =
      second === undefined
        ? `__fish_seen_subcommand_from ${word}`
        : `__fish_seen_subcommand_from ${word}; and __fish_seen_subcommand_from ${second}`;
    const flags = flagsOf(command).map(({ name, short, value, help }) => {
      const form = `-l ${name}${short === undefined ? "" : ` -s ${short}`}${value === undefined ? "" : " -r"}`;
      return `complete -c sdkwright -n ${quoted(condition)} ${form} -d ${quoted(help)}`;
    });
    const inner = `complete -c sdkwright -n ${quoted(`__fish_seen_subcommand_from ${word}; and not __fish_seen_subcommand_from ${second}`)} -f -a ${second} -d ${quoted(command.summary)}`;
    return second === undefined ? [first(word, command.summary), ...flags] : [inner, ...flags];
  });
  const groups = families(commands).map(([word, second]) => first(word, `${word}: ${second.join(", ")}`));
  const head = "# Completion of sdkwright for fish: sdkwright completion fish | source";
  return [head, first("help", "Explain a command"), ...groups, ...lines, ""].join("\n");
}
