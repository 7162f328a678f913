import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("the module of reserved words is made of the lists", async () => {
  const script: string = new URL("../../../scripts/reserved.mjs", import.meta.url).href;
  const { reservedModule } = (await import(script)) as { reservedModule(backend: string): string };
  const module = readFileSync(new URL("../src/reserved.ts", import.meta.url), "utf8");
  expect(module).toBe(reservedModule(fileURLToPath(new URL("..", import.meta.url))));
});
