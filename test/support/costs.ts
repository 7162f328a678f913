import { relative } from "node:path";
import { cpuSeconds, noteCost } from "@sdkwright/testkit/costs";
import { afterAll, expect } from "vitest";

// Runs before every test file (`setupFiles`): what the process uses until the file ends belongs to it.
const start = cpuSeconds();
afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? "").replaceAll("\\", "/");
  noteCost({ kind: "file", file, seconds: cpuSeconds() - start });
});
