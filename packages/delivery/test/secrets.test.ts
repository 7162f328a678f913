import { expect, test } from "vitest";
import { createMask, secretValue } from "../src/index.js";

test("an empty variable is a missing secret", () => {
  expect(secretValue({ env: "TOKEN" }, { TOKEN: "" })).toBeUndefined();
  expect(secretValue({ env: "TOKEN" }, { TOKEN: "t" })).toBe("t");
  expect(secretValue({ literal: "written" }, {})).toBe("written");
});

test("a secret is masked in each of its spellings", () => {
  const mask = createMask(["s3cret/+ value", ""]);
  const basic = Buffer.from("s3cret/+ value").toString("base64");
  expect(mask(`as is s3cret/+ value, in a URL s3cret%2F%2B%20value, in a header ${basic}.`)).toBe(
    "as is ***, in a URL ***, in a header ***.",
  );
});

test("of two secrets, the one that holds the other is masked as a whole", () => {
  expect(createMask(["abc", "abcdef"])("abcdef abc")).toBe("*** ***");
});
