import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("wire.assets.json holds the harness as it is", async () => {
  const { wireAssets } = (await import(new URL("../scripts/wire-assets.mjs", import.meta.url).href)) as {
    wireAssets(): string;
  };
  const written = readFileSync(new URL("../wire.assets.json", import.meta.url), "utf8");
  expect(written === wireAssets()).toBe(true);
});
