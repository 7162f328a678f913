import { createTree } from "@sdkwright/output";
import { expect, test } from "vitest";

const file = { content: "x\n", kind: "generated" } as const;

test.each([
  "",
  "/etc/passwd",
  "../x",
  "a/../../x",
  "a//b",
  "./a",
  "a/.",
  "C:/x",
  "a\\b",
  "a\u0000b",
  "a\nb",
  "con",
  "src/NUL.ts",
  "src/com1.d.ts",
  "lpt9/x.ts",
  "a./x",
  "a ",
  "what?.ts",
  ".sdkwright/manifest.txt",
  ".SDKWRIGHT/x",
  ".sdkwrightignore",
  `${"n".repeat(256)}.ts`,
])("refuses %j", (path) => {
  expect(() => createTree().add(path, file)).toThrow(/Output path/);
});

test.each(["a", "src/console.ts", ".github/workflows/ci.yml", "größe/名.ts", "src/a+b (c).ts", "..a/b..c", "[id].ts"])(
  "takes %j",
  (path) => {
    const tree = createTree();
    tree.add(path, file);
    expect(tree.get(path)).toEqual(file);
  },
);

test.each([
  ["src/Pet.ts", "src/pet.ts"],
  ["src/Pet.ts", "SRC/Pet.ts"],
  ["e\u0301.ts", "\u00e9.ts"],
  ["a", "a/b"],
  ["a/b/c", "A"],
  ["a/b/c", "a/B"],
])("refuses %j beside %j", (first, second) => {
  const tree = createTree();
  tree.add(first, file);
  expect(() => tree.add(second, file)).toThrow(/Output path/);
});

test("orders by code unit", () => {
  const tree = createTree();
  for (const path of ["é", "b", "a/c", "a.b", "Z"]) tree.add(path, file);
  expect(tree.entries().map(([path]) => path)).toEqual(["Z", "a.b", "a/c", "b", "é"]);
  tree.add("aa", file);
  expect(tree.entries().map(([path]) => path)).toEqual(["Z", "a.b", "a/c", "aa", "b", "é"]);
});

test("brings contents to LF with a final newline", () => {
  const tree = createTree();
  tree.add("a", { content: "1\r\n2\r3", kind: "scaffold" });
  tree.add("empty", { content: "", kind: "runtime" });
  expect(tree.get("a")?.content).toBe("1\n2\n3\n");
  expect(tree.get("empty")?.content).toBe("");
  tree.replace("a", "4");
  expect(tree.get("a")).toEqual({ content: "4\n", kind: "scaffold" });
  expect(() => tree.replace("none", "x")).toThrow(/does not exist/);
});
