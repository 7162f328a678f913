import { posix } from "node:path";
import { expect, test } from "vitest";
import { packageFolders, sourcesOf, staticImportsOf } from "./imports.js";

// Files that import one another can only be understood together. Imports of types count too, since readers follow them.
// `import()` does not: the command line loads a command with it, and the command `completion` lists all commands.

/** Files of plugins that are in circles today. The numbers may only fall: lower one when fewer files are in a circle. */
const IN_CIRCLES: { readonly [folder: string]: number } = {
  "plugins/backend-java": 2,
  "plugins/backend-python": 4,
  "plugins/frontend-conjure": 2,
  "plugins/frontend-openapi": 7,
  "plugins/frontend-proto": 4,
};

type Imports = ReadonlyMap<string, readonly string[]>;

function importsWithin(folder: string): Imports {
  const files = sourcesOf(folder);
  return new Map(
    files.map((file) => {
      const local = staticImportsOf(file).filter(({ specifier }) => specifier.startsWith("."));
      const targets = local.map(({ specifier }) => posix.join(posix.dirname(file), specifier.replace(/\.js$/, ".ts")));
      return [file, targets];
    }),
  );
}

/** The files that import themselves, at any distance. */
function filesInCircles(imports: Imports): string[] {
  return [...imports.keys()].filter((file) => {
    const seen = new Set<string>();
    const pending = [...(imports.get(file) ?? [])];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      pending.push(...(imports.get(next) ?? []));
    }
    return seen.has(file);
  });
}

test("finds files that import one another, and no others", () => {
  const imports = new Map([
    ["top", ["a", "leaf"]],
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "leaf"]],
    ["leaf", []],
  ]);
  expect(filesInCircles(imports)).toEqual(["a", "b", "c"]);
});

test.each(packageFolders().filter((folder) => !(folder in IN_CIRCLES)))(
  "no files of %s import one another",
  (folder) => {
    const imports = importsWithin(folder);
    expect(filesInCircles(imports)).toEqual([]);
  },
);

test.each(Object.entries(IN_CIRCLES))("%s has just %i files in circles", (folder, count) => {
  expect(filesInCircles(importsWithin(folder))).toHaveLength(count);
});
