// Compiles templates/*.hbs of a backend into its src/scaffold/templates.ts, so that runs need neither the files nor the
// template compiler.
//
//   node scripts/templates.mjs plugins/backend-go
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const options = { strict: true, noEscape: true, knownHelpersOnly: true };

/** `README.md.hbs` -> `README`. */
const nameOf = (file) => file.split(".")[0];

/** The text of src/scaffold/templates.ts of the backend in a folder. */
export function templatesModule(backend) {
  const Handlebars = createRequire(new URL("../packages/docs-kit/package.json", import.meta.url))("handlebars");
  const folder = join(backend, "templates");
  const files = readdirSync(folder).filter((file) => file.endsWith(".hbs"));
  const entries = files.sort().map((file) => {
    const compiled = Handlebars.precompile(readFileSync(join(folder, file), "utf8"), options);
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
  const backend = process.argv[2];
  writeFileSync(join(backend, "src/scaffold/templates.ts"), templatesModule(backend));
}
