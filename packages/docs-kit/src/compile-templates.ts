import Handlebars from "handlebars/dist/cjs/handlebars.js";

const OPTIONS = { strict: true, noEscape: true, knownHelpersOnly: true };

/** Whether the module is read by TypeScript, which has to leave it alone. */
export interface TemplatesOptions {
  readonly typed: boolean;
}

/**
 * The text of a module with the compiled form of templates, by name, so that emitting needs neither their files nor the
 * compiler of Handlebars. Throws for a template that is not well-formed, and names it.
 */
export function templatesModule(
  sources: readonly (readonly [name: string, text: string])[],
  { typed }: TemplatesOptions,
): string {
  const entries = sources.map(([name, text]) => `  ${JSON.stringify(name)}: ${compiled(name, text)},\n`);
  return [
    ...(typed ? ["// @ts-nocheck"] : []),
    "// Made by `sdkwright templates`.",
    "",
    "/** The compiled templates, for the runtime of Handlebars. */",
    `export const templates${typed ? ": { readonly [name: string]: unknown }" : ""} = {\n${entries.join("")}};\n`,
  ].join("\n");
}

function compiled(name: string, text: string): string {
  try {
    return Handlebars.precompile(text, OPTIONS);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A template that was filled in, or what is wrong with it and where. Lines and columns begin at 1. */
export interface Filled {
  readonly text?: string;
  readonly problem?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Compiles the template of a user, which may be wrong: filling it in gives its problem in place of a text. */
export function compileTemplate(template: string): (view: object) => Filled {
  return (view) => {
    try {
      return { text: Handlebars.compile(template, OPTIONS)(view) };
    } catch (error) {
      return problemOf(error);
    }
  };
}

/** The message of Handlebars, which shows the template between its first and its last line, and ends with a location. */
function problemOf(error: unknown): Filled {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, column] = / - (\d+):(\d+)$/.exec(message) ?? /on line (\d+)/.exec(message) ?? [];
  const [first = "", ...rest] = message.split("\n");
  const problem = (rest.at(-1) ?? first).replace(/ - \d+:\d+$/, "").replace(/ in \[object Object\]$/, "");
  return {
    problem,
    ...(line !== undefined && { line: Number(line) }),
    ...(column !== undefined && { column: Number(column) + 1 }),
  };
}
