import type { Api } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { relationText } from "../src/readme/auth-section.js";

type Alternatives = readonly (readonly string[])[];

const requirements = (alternatives: Alternatives) =>
  alternatives.map((schemes) => ({ schemes: schemes.map((scheme) => ({ scheme, scopes: [] })) }));

/** What is said of the schemes `a` and `b`, with alternatives of the API and of its operations. */
function said(security: Alternatives, ...operations: readonly Alternatives[]): string {
  const schemes = [{ id: "a" }, { id: "b" }];
  const own = operations.map((one, index) => [index, { security: requirements(one) }]);
  const auth = { mode: { kind: "endpoint" }, schemes, security: requirements(security) };
  const api = { auth, operations: Object.fromEntries([["first", { security: null }], ...own]) };
  return relationText(api as unknown as Pick<Api, "auth" | "operations">);
}

const DEPENDS = "Which of these credentials a call needs depends on the method:";

test.each<readonly [text: string, security: Alternatives, ...operations: Alternatives[]]>([
  ["Every call needs all of these credentials:", [["a", "b"]]],
  ["Every call needs all of these credentials:", [["a", "b"]], [["b", "a"]]],
  ["Set one of these credentials:", [["a"], ["b"]]],
  [DEPENDS, [["a", "b"]], [["a"]]],
  [DEPENDS, [["a", "b"]], []],
  [DEPENDS, [["a", "b"], ["a"]]],
])("%s", (text, security, ...operations) => {
  expect(said(security, ...operations)).toBe(text);
});
