// Compiles reserved/*.txt into src/reserved.ts: the lists are for people, the module is for the backend. In a list, a line
// that starts with # says why the words below it are in it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../reserved/", import.meta.url);

function wordsOf(file) {
  const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

function constantOf(file) {
  const name = file.slice(0, -".txt".length).toUpperCase();
  const words = wordsOf(file).map((word) => `  ${JSON.stringify(word)},\n`);
  const set = words.length === 1 ? `[${JSON.stringify(wordsOf(file)[0])}]` : `[\n${words.join("")}]`;
  return `/** The words of reserved/${file}, which says why each is in it. */\nexport const ${name}: ReadonlySet<string> = new Set(${set});\n`;
}

/** The text of src/reserved.ts. */
export function reservedModule() {
  const lists = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  return `// Made from reserved/*.txt by scripts/reserved.mjs.\n\n${lists.sort().map(constantOf).join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../src/reserved.ts", import.meta.url), reservedModule());
}
