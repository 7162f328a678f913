import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importsOf, packageFolders, ROOT, sourcesOf, textOf } from "./imports.js";
import { FORBIDDEN, IO_FOLDERS, PURE_FOLDERS, PURE_NODE, RULES } from "./rules.js";

const folders = packageFolders();

/** The entries that a workspace package exports, such as `./table`. */
function entriesOf(name: string): ReadonlySet<string> {
  const folder = [name, `packages/${name}`, `plugins/${name}`].find((path) =>
    existsSync(`${ROOT}${path}/package.json`),
  );
  const { exports = {} } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8")) as { exports?: object };
  return new Set(Object.keys(exports));
}

/** The folder's own words for what an import means: `@sdkwright/x` is a workspace package, the rest is outside. */
function complaint(folder: string, specifier: string): string | undefined {
  const rule = RULES[folder];
  if (!rule || specifier.startsWith(".")) return undefined;
  if (specifier.startsWith("node:")) {
    return IO_FOLDERS.has(folder) || PURE_NODE.has(specifier) ? undefined : `may not use ${specifier}`;
  }
  const workspace = /^@sdkwright\/([^/]+)(\/.*)?$/.exec(specifier);
  if (workspace) {
    const [, name = "", entry = ""] = workspace;
    if (entry !== "" && !entriesOf(name).has(`.${entry}`)) return `imports deep into ${specifier}`;
    return rule.workspace.includes(name) ? undefined : `may not import ${specifier}`;
  }
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  return rule.outside.includes(name) ? undefined : `may not import ${specifier}`;
}

test("every package stands in the table, and the table has no others", () => {
  expect(folders).toEqual(Object.keys(RULES).sort());
});

describe.each(folders)("%s", (folder) => {
  const files = sourcesOf(folder);

  test("imports only what the table allows", () => {
    const complaints = files
      .flatMap(importsOf)
      .map(({ file, specifier }) => ({ file, complaint: complaint(folder, specifier) }))
      .filter((found) => found.complaint !== undefined);
    expect(complaints).toEqual([]);
  });

  test("names in its manifest just the workspace packages that it imports", () => {
    const manifest = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8"));
    const named = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith("@sdkwright/"));
    const allowed = (RULES[folder]?.workspace ?? []).map((name) => `@sdkwright/${name}`);
    expect(named.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test("keeps its files within about 300 lines", () => {
    // All types of the model stand in one file, so that a reader sees what an SDK is without following imports.
    const isWhole = (file: string) => file.includes("generated") || file === "packages/sdk-model/src/model.ts";
    const long = files.filter((file) => textOf(file).split("\n").length > 330 && !isWhole(file));
    expect(long).toEqual([]);
  });
});

describe.each(PURE_FOLDERS)("%s gives the same bytes everywhere", (folder) => {
  test.each(FORBIDDEN)("nothing in it $why", ({ pattern }) => {
    expect(sourcesOf(folder).filter((file) => pattern.test(textOf(file)))).toEqual([]);
  });
});

test("the plugin API lists the names that it has from other packages", () => {
  expect(textOf("packages/plugin-api/src/index.ts")).not.toMatch(/export (?:type )?\* from "@/);
});
