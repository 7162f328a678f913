import { relative } from "node:path";
import { cpuSeconds, noteCost, ROOT } from "@sdkwright/testkit";
import { afterAll, expect } from "vitest";

// Runs with every test file (`setupFiles`): what its process has used belongs to the file. Each has a process of its own.
afterAll(() => {
  const file = relative(ROOT, expect.getState().testPath ?? "").replaceAll("\\", "/");
  noteCost({ kind: "file", file, seconds: cpuSeconds() });
});
