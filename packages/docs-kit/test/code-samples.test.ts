import type { CodeSample, Operation } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { definedSamples } from "../src/index.js";

/** The samples of an operation that has these, in TypeScript. */
function shown(...codeSamples: readonly CodeSample[]): string {
  return definedSamples({ codeSamples } as unknown as Operation, ["ts", "typescript"]).join("\n");
}

test("samples in the language are shown, by any of its names", () => {
  const text = shown(
    { language: "TypeScript", code: "\none();\n" },
    { language: "curl", code: "curl x" },
    { language: "ts", name: "With *care*", code: "two();" },
  );
  expect(text).toBe(
    [
      ...["", "From the definition of the API:", "", "```ts", "one();", "```"],
      ...["", "From the definition of the API, With \\*care\\*:", "", "```ts", "two();", "```"],
    ].join("\n"),
  );
});

test("no code ends its fence, and none has invisible characters", () => {
  const text = shown({ language: "ts", code: "```\n# Not a heading\n`````\r\n\u202ex\u0000" });
  expect(text.split("\n").slice(3)).toEqual(["``````ts", "```", "# Not a heading", "`````", "x", "``````"]);
});

test("without samples there is nothing", () => {
  expect(shown()).toBe("");
  expect(definedSamples({} as Operation, ["ts"])).toEqual([]);
});
