// Compiles reserved/*.txt of a backend into its src/reserved.ts: the lists are for people, the module is for the backend.
// In a list, a line that starts with # says why the words below it are in it; a line has one word or several.
//
//   node scripts/reserved.mjs plugins/backend-go
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WIDTH = 120;

function wordsIn(path) {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(/\s+/).filter((word) => word !== ""));
}

/** The words in lines as long as they may be. */
function filled(words) {
  const lines = [];
  let line = " ";
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = " ";
    }
    line += ` ${word}`;
  }
  return [...lines, line].join("\n");
}

function constantOf(folder, file) {
  const name = file.slice(0, -".txt".length).toUpperCase();
  const words = filled(wordsIn(join(folder, file)));
  return `/** The words of reserved/${file}, which says why each is in it. */\nexport const ${name} = words(\`\n${words}\n\`);\n`;
}

const WORDS = "const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\\s+/));\n";

/** The text of src/reserved.ts of the backend in a folder. */
export function reservedModule(backend) {
  const folder = join(backend, "reserved");
  const lists = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  const constants = lists.sort().map((file) => constantOf(folder, file));
  return ["// Made from reserved/*.txt by scripts/reserved.mjs.\n", WORDS, ...constants].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = process.argv[2];
  writeFileSync(join(backend, "src/reserved.ts"), reservedModule(backend));
}
