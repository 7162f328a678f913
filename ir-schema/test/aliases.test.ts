import { expect, test } from "vitest";
import { type Api, checkInvariants, ref, type Type, type TypeDecl } from "../src/index.js";

/** What is wrong with aliases; each is of the type that is given. */
function broken(types: readonly (readonly [name: string, type: Type])[]): readonly string[] {
  const decls = types.map(([name, type]): TypeDecl => {
    return { kind: "alias", id: `type:${name}`, name: { wire: name, words: [name] }, type, origin: 0 };
  });
  const api = { types: Object.fromEntries(decls.map((decl) => [decl.id, decl])) };
  const empty = { operations: {}, errors: {}, webhooks: {}, channels: {}, resources: {}, headers: [], variables: [] };
  const auth = { mode: { kind: "none" }, schemes: [], security: null };
  const rest = { environments: { roles: [], list: [] }, requestIdHeaders: [], root: "resource:", origins: [[-1, "a"]] };
  const found = checkInvariants({ ...empty, auth, ...rest, ...api } as unknown as Api);
  return found.filter((problem) => problem.includes("alias"));
}

test("a chain of aliases is followed, however long it is", () => {
  const text: Type = { kind: "primitive", primitive: "string" };
  const chain = Array.from({ length: 20_000 }, (_, index) => {
    return [`A${index}`, index === 19_999 ? text : ref(`type:A${index + 1}`)] as const;
  });
  expect(broken(chain)).toEqual([]);
});

test("an alias of itself is found, at any distance", () => {
  const list = (id: `type:${string}`): Type => ({ kind: "list", items: ref(id) });
  expect(broken([["A", list("type:A")]])).toEqual(["type:A is an alias of itself"]);
  expect(
    broken([
      ["A", ref("type:B")],
      ["B", list("type:A")],
      ["C", ref("type:A")],
    ]),
  ).toEqual(["type:A is an alias of itself"]);
});
