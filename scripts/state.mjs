// The state of all that tests can see, as one hash: what passed in a state passes in it again.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** Variables that say how and from where a run was started: none of them changes what a test does. */
const WITHOUT_EFFECT =
  /^(_|(OLD)?PWD|INIT_CWD|SHLVL|(COLOR)?TERM|COLUMNS|LINES|SSH_.*|TMUX.*|.*SESSION.*|FRESH|SDKWRIGHT_(COSTS|REPORT))$/;

/**
 * The hash of the checkout (with what was built in it), the installed packages, the corpus, the toolchains, the programs
 * on `PATH`, and the environment. Undefined where Git does not list the files of the checkout, or a row does not load.
 */
export function stateOf({ root, corpus, toolchains, env = process.env }) {
  const checkout = filesOfCheckout(root);
  if (checkout === undefined || toolchains === undefined) return undefined;
  const hash = createHash("sha256");
  const add = (...parts) => {
    for (const part of parts) hash.update(`${part.length}\0`).update(part);
  };
  for (const path of [...checkout, "node_modules/.pnpm/lock.yaml"]) add(path, ...contentOf(join(root, path)));
  for (const path of filesBelow(corpus)) add(path, ...contentOf(join(corpus, path)));
  add(...programsOn(env.PATH ?? ""));
  for (const variable of variablesOf(env)) add(...variable);
  add(JSON.stringify(toolchains), process.version, process.execPath, process.platform, process.arch, root);
  return hash.digest("hex");
}

/** The environment, except for what does not change a test. */
export function variablesOf(env) {
  const variables = Object.entries(env).filter(([name]) => !WITHOUT_EFFECT.test(name));
  return variables.sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * What the `toolchain.ts` of each row says, which is a folder with an `index.ts`: a program on `PATH` may only start the real
 * one. Undefined where one of them does not load, which the tests then say.
 */
export function toolchainsOf(root) {
  const folder = join(root, "test/languages");
  const keys = readdirSync(folder).filter((key) => existsSync(join(folder, key, "index.ts")));
  const modules = keys.map((key) => [key, pathToFileURL(join(folder, key, "toolchain.ts")).href]);
  const script = `const found = await Promise.all(${JSON.stringify(modules)}.map(async ([key, module]) =>
    [key, (await import(module)).toolchain()]));
    console.log(JSON.stringify(Object.fromEntries(found)));`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

/** Everything in the checkout, except for what package manager and task runner keep for themselves. */
function filesOfCheckout(root) {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude=node_modules", "--exclude=.turbo"];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  return status === 0 ? [...new Set(stdout.split("\0"))].filter((path) => path !== "").sort() : undefined;
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

/** What a path is and holds. */
function contentOf(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return ["absent"];
  if (stat.isSymbolicLink()) return ["link", readlinkSync(path)];
  return [`${stat.mode}`, stat.isFile() ? readFileSync(path) : ""];
}

/** Every program that a test could start, with what shows that it was replaced. */
export function programsOn(path) {
  const folders = path.split(delimiter).filter((folder) => folder !== "" && existsSync(folder));
  const programs = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return programs.sort().map((program) => {
    const { size, mtimeMs } = statOf(program) ?? {};
    return `${program} ${size} ${mtimeMs}`;
  });
}

/** Undefined for what cannot be started anyway, such as a link that leads to itself. */
function statOf(program) {
  try {
    return statSync(program);
  } catch {
    return undefined;
  }
}
