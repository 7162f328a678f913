import { relative } from "node:path";
import { cpuSeconds, noteCost } from "@sdkwright/testkit/costs";
import { afterAll, expect } from "vitest";

// Runs with every test file (`setupFiles`), which has a process of its own: what that has used belongs to the file. Imports
// next to nothing, since every file pays for it.
afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? "").replaceAll("\\", "/");
  noteCost({ kind: "file", file, seconds: cpuSeconds() });
});
