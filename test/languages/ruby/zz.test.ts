import { expect, test } from "vitest";
import { runtime } from "./runtime.js";
test("patches", async () => { expect(await runtime.checks[0]?.run()).toEqual([]); });
test.each(runtime.mutants.map((one) => [one.name, one] as const))("%s", async (_, one) => { expect(await one.run()).toEqual([]); }, 100000);
