import { expect, test } from "vitest";
import { runtimeAssets, runtimeFor } from "../src/index.js";

const files = [
  { path: "core.x", content: "import token/a, token/b", features: [] },
  { path: "page.x", content: "", features: ["page"] },
  { path: "frames.x", content: "", features: ["sse", "jsonl"] },
];

test("an SDK has the files of the helpers that it needs, and those of all", () => {
  const pathsFor = (...helpers: string[]) => runtimeFor(files, new Set(helpers)).map(({ path }) => path);
  expect(pathsFor()).toEqual(["core.x"]);
  expect(pathsFor("jsonl")).toEqual(["core.x", "frames.x"]);
  expect(pathsFor("page", "sse")).toEqual(["core.x", "page.x", "frames.x"]);
});

test("what is the SDK's own stands wherever its token does", () => {
  expect(runtimeAssets(files.slice(0, 1), "token/", "acme/")).toEqual([
    { path: "core.x", content: "import acme/a, acme/b", kind: "runtime" },
  ]);
});
