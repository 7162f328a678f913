// Counts the lines of each backend's emitter: the TypeScript of `src`, without files that are generated. A backend that
// grows beyond its limit decides something that the SDK model should decide.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** Lines that an emitter may have. */
const LIMITS = { "backend-typescript": 3400, "backend-go": 3400, "backend-python": 3000, "backend-java": 3500 };
/** What a language that is not listed may have. */
const USUAL_LIMIT = 3000;

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.name.endsWith(".ts") ? [path] : [];
  });
}

/** Lines of a backend's emitter. Generated files say so in their first two lines. */
export function emitterLines(backend) {
  return filesBelow(join(ROOT, "plugins", backend, "src"))
    .map((path) => readFileSync(path, "utf8").split("\n"))
    .filter((lines) => !lines.slice(0, 2).some((line) => /^\/\/ Made (?:from|by) /.test(line)))
    .reduce((sum, lines) => sum + lines.length - 1, 0);
}

/** Every backend with its lines and its limit. */
export function allEmitters() {
  return readdirSync(join(ROOT, "plugins"))
    .filter((name) => name.startsWith("backend-"))
    .map((name) => ({ name, lines: emitterLines(name), limit: LIMITS[name] ?? USUAL_LIMIT }));
}

if (process.argv[1]?.endsWith("emitter-lines.mjs")) {
  const all = allEmitters();
  for (const { name, lines, limit } of all) console.log(`${name}: ${lines} lines, at most ${limit}`);
  process.exit(all.some(({ lines, limit }) => lines > limit) ? 1 : 0);
}
