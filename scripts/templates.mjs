// Compiles templates/*.hbs of a package into a module of it, so that runs need neither the files nor the template compiler.
//
//   node scripts/templates.mjs plugins/backend-go
//   node scripts/templates.mjs packages/docs-kit
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const options = { strict: true, noEscape: true, knownHelpersOnly: true };

/** `README.md.hbs` -> `README`. */
const nameOf = (file) => file.split(".")[0];

/** Where the compiled templates of a package are. */
const moduleOf = (folder) =>
  join(folder, basename(folder) === "docs-kit" ? "src/readme/generated-templates.ts" : "src/scaffold/templates.ts");

/** The text of the module of the package in a folder. */
export function templatesModule(owner) {
  const Handlebars = createRequire(new URL("../packages/docs-kit/package.json", import.meta.url))("handlebars");
  const folder = join(owner, "templates");
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
  const owner = process.argv[2];
  writeFileSync(moduleOf(owner), templatesModule(owner));
}
