import { join } from "node:path";
import { expect, test } from "vitest";
import { findConfigs } from "../src/workspace.js";
import { project } from "./helpers.js";

const SELF = process.getuid?.() ?? 0;
const STRANGER = SELF + 1000;

/** Whether the configuration above a folder is refused, by who owns it and the folder. */
function isRefused(config: number, folder: number): boolean {
  const root = project({ "generators.yml": "groups: {}\n", "inner/file.txt": "" });
  const ownerOf = (path: string): number => (path.endsWith(".yml") ? config : folder);
  const [found] = findConfigs(join(root, "inner"), { ownerOf });
  return found?.foreign === true;
}

test("a configuration above the current folder is refused where it belongs to a stranger", () => {
  expect(isRefused(STRANGER, SELF)).toBe(true);
  expect(isRefused(SELF, SELF)).toBe(false);
  expect(isRefused(0, SELF)).toBe(false);
  // As in a container, where the whole workspace belongs to somebody else.
  expect(isRefused(STRANGER, STRANGER)).toBe(false);
});

test("a configuration in the current folder, or one that is named, is taken", () => {
  const root = project({ "generators.yml": "groups: {}\n" });
  const ownerOf = (path: string): number => (path.endsWith(".yml") ? STRANGER : SELF);
  expect(findConfigs(root, { ownerOf })[0]?.foreign).toBeUndefined();
  expect(findConfigs(root, { named: "generators.yml", ownerOf })[0]?.foreign).toBeUndefined();
});
