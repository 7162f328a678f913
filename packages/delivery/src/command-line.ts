import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import type { Environment } from "./secrets.js";

/** Ecosystems name some programs differently from machine to machine. */
const NAMES: { readonly [command: string]: readonly string[] } = { python: ["python3", "python"] };
/** On Windows, `python3` may be a stand-in that only opens the store. */
const WINDOWS_NAMES: typeof NAMES = { python: ["python", "python3"] };
/** What Windows takes for programs here, the first first: most tools are scripts of its shell. */
const WINDOWS_ENDINGS = [".exe", ".cmd", ".bat"];

/** The machine that a program is looked for on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly exists: (path: string) => boolean;
}

const OWN: Machine = { platform: process.platform, exists: existsSync };

/** The name under which a program is on PATH, with its folder on Windows; its usual one where it is not. */
export function programOf(command: string, env: Environment, { platform, exists }: Machine = OWN): string {
  const isWindows = platform === "win32";
  const { delimiter, join } = isWindows ? win32 : posix;
  // Windows spells the variable `Path`, and does not care.
  const path = Object.entries(env).find(([name]) => (isWindows ? name.toUpperCase() : name) === "PATH")?.[1] ?? "";
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  for (const name of (isWindows ? WINDOWS_NAMES : NAMES)[command] ?? [command]) {
    const files = isWindows ? WINDOWS_ENDINGS.map((ending) => name + ending) : [name];
    for (const folder of folders) {
      const found = files.find((file) => exists(join(folder, file)));
      if (found !== undefined) return isWindows ? join(folder, found) : name;
    }
  }
  return command;
}

/** What is started: a program with arguments. */
export interface CommandLine {
  readonly command: string;
  readonly args: readonly string[];
  /** The arguments are one text for the shell of Windows, which must not be quoted again. */
  readonly verbatim?: true;
}

/**
 * An argument of a script, as the shell of Windows reads it: always between quotation marks, which are doubled inside, as
 * are backslashes before them. `%%cd:~,%` is a percent sign, because the variable before the sign is cut to nothing: so no
 * text is taken for a variable. A line break would end the command.
 */
function quoted(text: string): string {
  const escaped = text
    .replace(/[\r\n]+/g, " ")
    .replace(/(\\*)(")/g, '$1$1""')
    .replace(/(\\+)$/, "$1$1")
    .replaceAll("%", "%%cd:~,%");
  return `"${escaped}"`;
}

/** How a program is started: on Windows, scripts such as `npm.cmd` are started by the shell, which Node refuses to do itself. */
export function commandLine(
  { command, args }: Pick<CommandLine, "command" | "args">,
  platform: NodeJS.Platform = process.platform,
): CommandLine {
  if (platform !== "win32" || !/\.(?:cmd|bat)$/i.test(command)) return { command, args };
  const line = [command, ...args].map(quoted).join(" ");
  // Extensions on, for `%%cd:~,%`; delayed expansion off, for exclamation marks; no commands of the user's registry.
  return { command: "cmd.exe", args: ["/e:ON", "/v:OFF", "/d", "/s", "/c", `"${line}"`], verbatim: true };
}
