import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BACKEND_LANGUAGES } from "./backends.js";
import { importsOf, ROOT, textOf } from "./imports.js";

// Who knows one backend finds the same thing in every other one, and in what `new-backend` writes, under the same name.

const BACKENDS = BACKEND_LANGUAGES.map((language) => `plugins/backend-${language}/src`);
const SCAFFOLD = "scripts/new-backend/plugin/src";

const EVERYWHERE = ["context", "dialect", "docs", "index", "language", "names", "options", "plan", "types"];

/** What a backend has once it is complete. */
const COMPLETE = [
  ...["comment", "descriptor", "literals", "package", "parts", "reserved", "runtime"],
  ...["emit/batch", "emit/declare", "emit/method"],
  ...["samples/calls", "samples/programs", "samples/reads", "samples/values"],
  ...["scaffold/readme", "scaffold/scaffold", "scaffold/wire-tests"],
];

describe.each([...BACKENDS, SCAFFOLD])("%s", (folder) => {
  test("has each thing in the file that has it in every backend", () => {
    const wanted = [...EVERYWHERE, ...(folder === SCAFFOLD ? [] : COMPLETE)];
    expect(wanted.filter((name) => !existsSync(`${ROOT}${folder}/${name}.ts`))).toEqual([]);
  });

  test("has the handler of each kind of nodes in the file of its name", () => {
    const index = textOf(`${folder}/index.ts`);
    const handlers = [...index.matchAll(/^ +(\w+): (emit[A-Z]\w*),$/gm)].map(([, kind = "", name = ""]) => [
      kind,
      name,
    ]);
    expect(handlers.length).toBeGreaterThan(5);
    const files = importsOf(`${folder}/index.ts`).map(({ specifier }) => specifier);
    for (const [kind, name] of handlers) {
      expect([kind, name?.toLowerCase()]).toEqual([kind, `emit${kind}`]);
      expect(files).toContain(`./emit/${kind}.js`);
      expect(textOf(`${folder}/emit/${kind}.ts`)).toContain(`export function ${name}(`);
    }
  });
});
