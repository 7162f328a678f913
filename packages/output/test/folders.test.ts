import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isWithin, placeKey } from "../src/index.js";

test("paths of one place have one key, whatever links and letter case say", () => {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-folders-"));
  mkdirSync(join(folder, "out"));
  symlinkSync("out", join(folder, "link"));
  expect(placeKey(join(folder, "link/ts"))).toBe(placeKey(join(folder, "out/TS")));
  expect(placeKey(join(folder, "link"))).not.toBe(placeKey(join(folder, "other")));
});

test("a place is in itself and in what is above it", () => {
  expect(isWithin("/out/ts", "/out/ts")).toBe(true);
  expect(isWithin("/out/ts/src", "/out/ts")).toBe(true);
  expect(isWithin("/out/tsx", "/out/ts")).toBe(false);
  expect(isWithin("/out", "/")).toBe(true);
});
