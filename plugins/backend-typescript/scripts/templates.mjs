// Compiles templates/*.hbs into src/scaffold/templates.ts, so that runs need neither the files nor the template compiler.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Handlebars from "handlebars";

const folder = new URL("../templates/", import.meta.url);
const options = { strict: true, noEscape: true, knownHelpersOnly: true };

/** `README.md.hbs` -> `README`. */
const nameOf = (file) => file.split(".")[0];

/** The text of src/scaffold/templates.ts. */
export function templatesModule() {
  const files = readdirSync(folder).filter((file) => file.endsWith(".hbs"));
  const entries = files.sort().map((file) => {
    const compiled = Handlebars.precompile(readFileSync(new URL(file, folder), "utf8"), options);
    return `  ${JSON.stringify(nameOf(file))}: ${compiled},\n`;
  });
  return [
    "// @ts-nocheck",
    "// Made from templates/*.hbs by scripts/templates.mjs.",
    "",
    "/** The compiled templates, for the runtime of Handlebars. */",
    `export const templates: { readonly [name: string]: unknown } = {\n${entries.join("")}};\n`,
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../src/scaffold/templates.ts", import.meta.url), templatesModule());
}
