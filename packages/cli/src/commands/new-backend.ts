import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { writing } from "../writing.js";

const TEMPLATES = fileURLToPath(new URL("../new-backend", import.meta.url));

/** What the templates say of a language: `__key__`, `__Title__` and `__extension__`. */
interface Words {
  readonly key: string;
  readonly Title: string;
  readonly extension: string;
}

/** Lays out the project of a backend in a folder of its own. */
export async function newBackend(args: Arguments, io: Io): Promise<ExitCode> {
  const key = args.positionals[0] ?? "";
  const title = args.value("title") ?? key.charAt(0).toUpperCase() + key.slice(1);
  const extension = args.value("extension") ?? key;
  const folder = resolve(io.cwd, args.value("output") ?? `backend-${key}`);
  const problem = problemOf({ key, Title: title, extension }, folder, io);
  if (problem !== undefined) {
    io.err.write(`sdkwright: ${problem}\n`);
    return EXIT.errors;
  }
  const templates = templatesFolder();
  writing(folder, io, () => {
    cpSync(templates, folder, { recursive: true });
    fill(folder, { key, Title: title, extension });
  });
  const shown = shownPath(folder, io.cwd);
  io.out.write(
    `Laid out a backend for ${title} in ${shown}.\nNext: ${shown}/README.md has the steps, with their commands.\n`,
  );
  return EXIT.ok;
}

function templatesFolder(): string {
  if (!existsSync(TEMPLATES)) throw new Error("The templates of backends are in the built package only");
  return TEMPLATES;
}

function problemOf({ key, Title, extension }: Words, folder: string, io: Io): string | undefined {
  // The key is a part of names of packages, of paths, and of codes of findings.
  if (!/^[a-z][a-z0-9]*$/.test(key)) return `'${key}' is no legal name: lower-case letters and digits, a letter first.`;
  if (!/^[A-Za-z][\w .+#-]*$/.test(Title))
    return `'${Title}' is no legal title: a letter, then letters, digits, and ' .+#-'.`;
  if (!/^[A-Za-z0-9]+$/.test(extension))
    return `'${extension}' is no legal extension: letters and digits, without a dot.`;
  const isFile = existsSync(folder) && !statSync(folder).isDirectory();
  if (isFile) return `${shownPath(folder, io.cwd)} is a file. Name another folder with --output.`;
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0;
  return isTaken ? `${shownPath(folder, io.cwd)} is not empty. Name another folder with --output.` : undefined;
}

/** Puts the words of a language into the texts of files. */
function fill(folder: string, words: Words): void {
  const filled = (text: string) => text.replace(/__(key|Title|extension)__/g, (_, word: keyof Words) => words[word]);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) fill(path, words);
    else writeFileSync(path, filled(readFileSync(path, "utf8")));
  }
}
