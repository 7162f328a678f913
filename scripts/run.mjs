// What the scripts share: running commands, and the package manager on a machine that has only Node and npm.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the workspace, with a final slash. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

// Nothing is told to anybody about builds, and nothing is looked up about new releases.
const QUIET = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

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
