import type { Api } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { relationText } from "../src/readme/auth-section.js";

type Alternatives = readonly (readonly string[])[];

const requirements = (alternatives: Alternatives) =>
  alternatives.map((schemes) => ({ schemes: schemes.map((scheme) => ({ scheme, scopes: [] })) }));

/** What is said of schemes, `a` and `b` if not others, with alternatives of the API and of its operations. */
function said(security: Alternatives, operations: readonly Alternatives[] = [], names = ["a", "b"]): string {
  const schemes = names.map((id) => ({ id, kind: "header", key: id, value: {} }));
  const own = operations.map((one, index) => [index, { security: requirements(one) }]);
  const auth = { mode: { kind: "endpoint" }, schemes, security: requirements(security) };
  const api = { auth, operations: Object.fromEntries([["first", { security: null }], ...own]) };
  return relationText(api as unknown as Pick<Api, "auth" | "operations">, (scheme) => scheme);
}

const DEPENDS = "Which of these credentials a call needs depends on the method:";

test.each<readonly [text: string, security: Alternatives, operations?: readonly Alternatives[], names?: string[]]>([
  ["Every call needs all of these credentials:", [["a", "b"]]],
  ["Every call needs all of these credentials:", [["a", "b"]], [[["b", "a"]]]],
  ["Set one of these credentials:", [["a"], ["b"]]],
  ["Set one of these credentials:", [["a"], ["b"]], [[["b"], ["a"]]]],
  [DEPENDS, [["a", "b"]], [[["a"]]]],
  [DEPENDS, [["a", "b"]], [[]]],
  ["Set either `a` and `b`, or `a`:", [["a", "b"], ["a"]]],
  ["Set either `a` and `b`, or `c`:", [["a", "b"], ["c"]], [], ["a", "b", "c"]],
  ["Credentials are optional. To authenticate, set all of these:", [[], ["a", "b"]]],
  ["Credentials are optional. To authenticate, set all of these:", [["a", "b"], []]],
  ["Credentials are optional. To authenticate, set one of these credentials:", [["a"], ["b"], []]],
  [
    "Credentials are optional. To authenticate, set either `a` and `b`, or `c`:",
    [["a", "b"], [], ["c"]],
    [],
    ["a", "b", "c"],
  ],
  ["Credentials are optional.", [["a"], []], [], ["a"]],
  ["", [["a"]], [], ["a"]],
  ["", [["a"], []], [[["a"]]], ["a"]],
])("%s", (text, ...given) => {
  expect(said(...given)).toBe(text);
});
