import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { templatesModule } from "@sdkwright/docs-kit/templates";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type Io, tell } from "../io.js";
import { shownPath } from "../paths.js";

/** Compiles the Handlebars templates of a folder into a module. */
export async function templates(args: Arguments, io: Io): Promise<ExitCode> {
  const folder = resolve(io.cwd, args.positionals[0] ?? "");
  const output = resolve(io.cwd, args.value("output") ?? `${folder}.mjs`);
  const refuse = (reason: string): ExitCode => {
    io.err.write(`sdkwright: ${reason}\n`);
    return EXIT.errors;
  };
  const files = templatesIn(folder);
  if (files.length === 0) return refuse(`${shownPath(folder, io.cwd)} contains no templates (*.hbs).`);
  try {
    const sources = files.map((file) => [nameOf(file), readFileSync(join(folder, file), "utf8")] as const);
    writeFileSync(output, templatesModule(sources, { typed: output.endsWith(".ts") }));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  tell(io, `${shownPath(output, io.cwd)}: ${files.map(nameOf).join(", ")}\n`);
  return EXIT.ok;
}

/** `README.md.hbs` -> `README`. */
const nameOf = (file: string): string => file.split(".")[0] ?? file;

function templatesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".hbs"))
      .sort();
  } catch {
    return [];
  }
}
