import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";
import { FEATURES, SPECS } from "../../support/features.js";
import { trapsOf } from "./lexer.js";

const RUNTIME = `${ROOT}plugins/backend-swift/runtime/Sources/`;

const found = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(([path]) => path.endsWith(".swift"))
    .flatMap(([path, content]) => trapsOf(content).map((trap) => `${path}, ${trap}`));

test.each([
  ["let a = b!", "line 1: !"],
  ["let a = b![0]", "line 1: !"],
  ["a()!.b", "line 1: !"],
  ["try! a()", "line 1: !"],
  ["a as! B", "line 1: !"],
  ["var a: String!", "line 1: !"],
  ['// a!\nfatalError("b")', "line 2: fatalError"],
  ['"\\(a!)"', "line 1: !"],
  ["preconditionFailure()", "line 1: preconditionFailure"],
])("%j may end the program", (code, trap) => {
  expect(trapsOf(code)).toEqual([trap]);
});

test.each(["if !a && !b() { }", "a != b", "a!=b", '"a! fatalError()"', "/// A fatalError!", "[!a]", "case .a(!b)"])(
  "%j does not",
  (code) => {
    expect(trapsOf(code)).toEqual([]);
  },
);

test("the runtime takes no value for granted", () => {
  const paths = readdirSync(RUNTIME, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".swift"));
  expect(paths.length).toBeGreaterThan(50);
  expect(found(paths.map((path) => [path, readFileSync(RUNTIME + path, "utf8")]))).toEqual([]);
});

test("SDKs take no value for granted, and neither do their samples and tests", async () => {
  const complaints: string[] = [];
  let count = 0;
  for (const feature of FEATURES) {
    const result = await compileFolder(`${SPECS}/${feature}`, { generator: { name: "gen-swift-sdk" } });
    const own = [...filesOf(result)].filter(([path]) => !/^Sources\/\w+\/Core\//.test(path));
    count += own.length;
    complaints.push(...found(own).map((complaint) => `${feature}: ${complaint}`));
  }
  expect(complaints).toEqual([]);
  expect(count).toBeGreaterThan(5000);
}, 300_000);
