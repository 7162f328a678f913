import type { Api, Auth, AuthScheme, Credential, SchemeId, SecurityRequirement } from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { keepUsedSchemes } from "../src/stages/used-schemes.js";
import { makeApi, operationId } from "./ir.js";

const credential: Credential = { name: makeName("token") };
const id = (name: string): SchemeId => name as SchemeId;

function bearer(name: string, declared = true): AuthScheme {
  return { kind: "bearer", id: id(name), declared, token: credential, origin: 0 as AuthScheme["origin"] };
}

const oauth: AuthScheme = {
  kind: "oauth",
  id: id("oauth"),
  declared: false,
  origin: 0 as AuthScheme["origin"],
  clientId: credential,
  clientSecret: credential,
  tokenHeader: "Authorization",
  tokenPrefix: "Bearer",
  getToken: { operation: operationId("/token"), request: {}, response: { accessToken: ["access_token"] } },
};

const needs = (...names: string[]): SecurityRequirement[] =>
  names.map((name) => ({ schemes: [{ scheme: id(name), scopes: [] }] }));

/** An API with an operation that needs `b`, and a token operation that needs `login`. */
function withAuth(auth: Partial<Auth>): Api {
  const schemes = [bearer("a"), bearer("b"), bearer("login"), bearer("loose", false), oauth];
  const api = makeApi({ operations: [{ at: "/pets" }, { at: "/token" }] });
  const secured = Object.fromEntries(
    Object.values(api.operations).map((operation) => {
      const security = needs(operation.id === operationId("/token") ? "login" : "b");
      return [operation.id, { ...operation, security }];
    }),
  );
  return {
    ...api,
    operations: secured as Api["operations"],
    auth: { mode: { kind: "none" }, schemes, security: null, ...auth },
  };
}

const kept = (auth: Partial<Auth>): string[] => keepUsedSchemes(withAuth(auth)).auth.schemes.map((scheme) => scheme.id);

describe("an SDK offers the schemes that its calls use", () => {
  test("none where nothing applies", () => {
    expect(kept({ mode: { kind: "none" } })).toEqual([]);
  });

  test("the single one", () => {
    expect(kept({ mode: { kind: "single", scheme: id("a") } })).toEqual(["a"]);
  });

  test("all of them in declared order", () => {
    expect(kept({ mode: { kind: "all", schemes: [id("b"), id("a")] } })).toEqual(["a", "b"]);
  });

  test("of any, those that the definition declares: the others never apply", () => {
    expect(kept({ mode: { kind: "any", schemes: [id("loose"), id("a")] } })).toEqual(["a"]);
  });

  test("by endpoint, those of the default and of each operation", () => {
    expect(kept({ mode: { kind: "endpoint" }, security: needs("a") })).toEqual(["a", "b", "login"]);
  });

  test("what a token endpoint needs, whatever the mode", () => {
    expect(kept({ mode: { kind: "single", scheme: id("oauth") } })).toEqual(["login", "oauth"]);
  });
});
