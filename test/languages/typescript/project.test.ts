// SDKs that share a runtime are judged as each by itself would be.
import type { Files } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { oneProject } from "./project.js";
import { typecheckAll } from "./types.js";

const sdk = (brand: string, changes: { readonly [path: string]: string } = {}): Files =>
  new Map(
    Object.entries({
      "package.json": '{ "type": "module" }',
      "src/errors/base.ts": `export class ${brand}Error extends Error {}\n`,
      "src/core/call.ts": `import { ${brand}Error } from "../errors/base.js";\nexport const call = (text: string): ${brand}Error => new ${brand}Error(text);\n`,
      "src/index.ts": `import { call } from "./core/call.js";\nimport type { ${brand}Error } from "./errors/base.js";\nexport const failed: ${brand}Error = call("no");\n`,
      ...changes,
    }).filter(([, text]) => text !== ""),
  );

test("the runtime is there once, whatever the APIs are called", () => {
  const { files, complaints } = oneProject(
    new Map([
      ["a", sdk("Shop")],
      ["b", sdk("Kennel")],
    ]),
  );
  expect(complaints).toEqual([]);
  expect([...files.keys()].filter((path) => path.endsWith(".ts")).sort()).toEqual([
    "a/src/index.ts",
    "b/src/index.ts",
    "shared/src/core/call.ts",
    "shared/src/errors/base.ts",
  ]);
  expect(files.get("b/src/index.ts")).toContain('from "../../shared/src/core/call.js"');
});

test.each([
  [
    "a type that does not fit",
    { "src/api.ts": 'export const one: number = "1";\n' },
    "b/src/api.ts(1,14): error TS2322",
  ],
  [
    "a file of the runtime that it lacks",
    { "src/core/call.ts": "" },
    "b/src/index.ts: it imports src/core/call.ts, which",
  ],
  [
    "a runtime of its own",
    { "src/core/call.ts": "export const call = 1;\n" },
    "b/src/core/call.ts: it differs from that",
  ],
  [
    "a type that is called like an error",
    {
      "src/ShopError.ts": "export type ShopError = 1;\n",
      "src/api.ts": 'export type { ShopError } from "./ShopError.js";\n',
    },
    undefined,
  ],
])(
  "of an SDK among others is found: %s",
  async (_, changes, complaint) => {
    const found = await typecheckAll(
      new Map([
        ["a", sdk("Kennel")],
        ["b", sdk("Shop", changes)],
      ]),
    );
    if (complaint === undefined) expect(found).toEqual([]);
    else expect(found.join("\n")).toContain(complaint);
  },
  60_000,
);
