import { existsSync, readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { sampledFeatures } from "../../support/sample.js";
import { filesByFeature, modules } from "./runtime.js";

/** Parts of the runtime that the SDK of a feature needs. */
function helpersOf(feature: string): readonly string[] {
  const path = `${ROOT}test/golden/${feature}/sdk.json`;
  if (!existsSync(path)) return [];
  return (JSON.parse(readFileSync(path, "utf8")) as { readonly helpers: readonly string[] }).helpers;
}

// Reading the runtime once more by itself would take each of them ten seconds.
test("type checkers read every module of the runtime in the SDKs of sampled features", () => {
  const needed = new Set(["core", ...[...sampledFeatures()].flatMap(helpersOf)]);
  const files = Object.entries(filesByFeature()).filter(([feature]) => needed.has(feature));
  const read = new Set(files.flatMap(([, paths]) => paths));
  expect(modules().filter((path) => !read.has(path))).toEqual([]);
});
