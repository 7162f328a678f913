import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("package.assets.json holds the files of package/ as they are", async () => {
  const { packageAssets } = (await import(new URL("../scripts/package-assets.mjs", import.meta.url).href)) as {
    packageAssets(): string;
  };
  const written = readFileSync(new URL("../package.assets.json", import.meta.url), "utf8");
  expect(written === packageAssets()).toBe(true);
});
