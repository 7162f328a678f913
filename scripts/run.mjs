// What the scripts share: running commands, and the package manager on a machine that has only Node and npm.
import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the workspace, with a final slash. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

// Nothing is told to anybody about builds, and nothing is looked up about new releases.
const QUIET = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

/** Whether files can be made in a folder. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// Package managers and toolchains keep caches in the user's home. If that is missing or read-only, they share one here.
if (process.platform !== "win32" && !isWritable(process.env.HOME ?? "")) {
  const home = join(ROOT, "node_modules/.cache/home");
  mkdirSync(home, { recursive: true });
  // npm names its cache to the scripts that it runs.
  Object.assign(process.env, { HOME: home, npm_config_cache: join(home, ".npm") });
}

/** Runs a command in the workspace with its output shown, and gives its exit code. */
export function run(command, args) {
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...QUIET } };
  // Windows starts `npx` through a shell only.
  const { status, error } = spawnSync(command, args, { ...options, shell: process.platform === "win32" });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs the package manager of package.json, which npx fetches where it is missing, and gives its exit code. */
export function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
  return run("npx", ["--yes", packageManager, ...args]);
}

/** Runs a tool of the workspace's own. */
export function tool(path, ...args) {
  return run(process.execPath, [`${ROOT}node_modules/${path}`, ...args]);
}
