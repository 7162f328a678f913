// Compiles reserved/*.txt of a backend into its src/reserved.ts: the lists are for people, the module is for the backend.
// In a list, a line that starts with # says why the words below it are in it.
//
//   node scripts/reserved.mjs plugins/backend-go
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

function wordsOf(path) {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

function constantOf(folder, file) {
  const name = file.slice(0, -".txt".length).toUpperCase();
  const all = wordsOf(join(folder, file));
  const words = all.map((word) => `  ${JSON.stringify(word)},\n`);
  const oneLine = `export const ${name}: ReadonlySet<string> = new Set([${all.map((word) => JSON.stringify(word)).join(", ")}]);`;
  const constant =
    oneLine.length <= 120 ? oneLine : `export const ${name}: ReadonlySet<string> = new Set([\n${words.join("")}]);`;
  return `/** The words of reserved/${file}, which says why each is in it. */\n${constant}\n`;
}

/** The text of src/reserved.ts of the backend in a folder. */
export function reservedModule(backend) {
  const folder = join(backend, "reserved");
  const lists = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  const constants = lists.sort().map((file) => constantOf(folder, file));
  return `// Made from reserved/*.txt by scripts/reserved.mjs.\n\n${constants.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = process.argv[2];
  writeFileSync(join(backend, "src/reserved.ts"), reservedModule(backend));
}
