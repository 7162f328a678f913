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
