import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { runMain } from "./support/main.js";

const FOLDER = `${ROOT}test/diagnostics/suite/forty-mistakes`;

test("a configuration of 300 lines with 40 mistakes gives 40 findings, each at its line, in their order", async () => {
  const lines = readFileSync(`${FOLDER}/generators.yml`, "utf8").trimEnd().split("\n");
  const wrong = lines.flatMap((line, index) => (line.endsWith("# !") ? [index + 1] : []));
  expect([lines.length, wrong.length]).toEqual([300, 40]);

  const { code, stderr } = await runMain(["check"], FOLDER);
  const found = [...stderr.matchAll(/^generators\.yml:(\d+):\d+ (?:error|warning) config\//gm)].map(([, line]) =>
    Number(line),
  );
  expect(found).toEqual(wrong);
  expect(stderr).toContain("\n39 errors, 1 warning\n");
  expect(code).toBe(1);
});
