import { describe, expect, test } from "vitest";
import { type CompileResult, compile, createCompiler, type OptionValues } from "../src/index.js";
import { stubApi, stubBackend, stubWorkspace } from "./stubs.js";

interface Ran {
  readonly result: CompileResult;
  /** Settings of each call of the frontend, in order. */
  readonly lowered: readonly OptionValues[];
}

/** Checks a project with one definition and these generators (the text of their list items, after `name` and `output`). */
async function check(api: string, ...generators: string[]): Promise<Ran> {
  const lowered: OptionValues[] = [];
  const compiler = createCompiler();
  compiler.hooks.backend.tap("stub", () => stubBackend);
  compiler.hooks.frontend.tap("stub", () => ({
    name: "stub",
    options: {},
    detect: () => true,
    lower: async (entry, { origins, settings }) => {
      lowered.push(settings);
      return stubApi(origins, entry.path);
    },
  }));
  const list = generators.map((text, index) =>
    [
      "      - name: gen-stub-sdk",
      "        version: 0.1.0",
      `        output: { location: local-file-system, path: ./sdk${index} }`,
      text,
    ].join("\n"),
  );
  const yml = `api:\n  specs: [{ openapi: openapi.json }]\n${api}\ngroups:\n  local:\n    generators:\n${list.join("\n")}\n`;
  const result = await compile({ compiler, workspace: stubWorkspace(yml), command: "check", version: "0.1.0" });
  return { result, lowered };
}

const apisOf = ({ result }: Ran) => result.targets.flatMap(({ emitted }) => emitted.context?.api ?? []);
const modesOf = (ran: Ran) => apisOf(ran).map(({ auth }) => auth.mode);
const codesOf = ({ result }: Ran) => result.diagnostics.map(({ code }) => code);
const SCHEMES = "auth-schemes:\n  key: { header: X-Key }\n  pass: { scheme: basic }\n";

describe("settings", () => {
  test("of a generator win over those of the API", async () => {
    const { lowered } = await check(
      "  settings: { ignore-tags: true, type-dates-as-strings: true }",
      "        api: { settings: { ignore-tags: false } }",
    );
    expect(lowered).toEqual([{ "ignore-tags": false, "type-dates-as-strings": true }]);
  });

  test("that are the same for two generators lower the definition once", async () => {
    const own = "        api: { settings: { ignore-tags: true } }";
    const ran = await check("", own, "", own, "        api: { settings: { ignore-tags: true } }");
    expect(ran.lowered).toEqual([{ "ignore-tags": true }, {}]);
    const [first, second, third] = apisOf(ran);
    expect(third).toBe(first);
    expect(second).not.toBe(first);
  });

  test("that later stages honour do not lower it again", async () => {
    const { lowered } = await check(
      "",
      "",
      "        api: { settings: { filter: { endpoints: [GET /pets] }, auto-generate-idempotency-key: true } }",
    );
    expect(lowered).toHaveLength(1);
  });

  test("of a generator reach its idempotency keys, and only its own", async () => {
    const ran = await check("", "        api: { settings: { auto-generate-idempotency-key: true } }", "");
    const keys = apisOf(ran).map(({ operations }) => {
      const token = operations["op:token"];
      return token?.kind === "http" && token.idempotencyKey;
    });
    expect(keys).toEqual(["Idempotency-Key", undefined]);
  });
});

describe("filters", () => {
  const filter = (...endpoints: string[]) => `{ filter: { endpoints: [${endpoints.join(", ")}] } }`;
  const operationsOf = (ran: Ran) => apisOf(ran).map(({ operations }) => Object.keys(operations));

  test("of the API hold for every SDK, and a generator's own in their place", async () => {
    const ran = await check(
      `  settings: ${filter("GET /pets")}`,
      "",
      `        api: { settings: ${filter("POST /token")} }`,
    );
    expect(operationsOf(ran)).toEqual([["op:pets"], ["op:token"]]);
  });

  test("keep the operations that tokens come from", async () => {
    const oauth = "{ scheme: oauth, type: client-credentials, get-token: { endpoint: POST /token } }";
    const ran = await check(`  settings: ${filter("GET /pets")}\n  auth: o\nauth-schemes:\n  o: ${oauth}`, "");
    expect(operationsOf(ran)).toEqual([["op:token", "op:pets"]]);
  });

  test("that name an endpoint which does not exist are an error where the filter stands", async () => {
    const ran = await check("", `        api: { settings: ${filter("GET /pets", "GET /pest")} }`);
    expect(ran.result.diagnostics).toMatchObject([
      {
        code: "compiler/unknown-endpoint",
        location: { pointer: "/groups/local/generators/0/api/settings/filter/endpoints/1" },
      },
    ]);
    expect(ran.result.diagnostics[0]?.message).toContain("`GET /pets`");
  });
});

describe("authentication of one SDK", () => {
  test.each([
    ["a name", "auth: pass", { kind: "single", scheme: "pass" }],
    ["an object", "auth: { scheme: pass }", { kind: "single", scheme: "pass" }],
    ["alternatives", "auth: { any: [key, { scheme: bearerAuth }] }", { kind: "any", schemes: ["key", "bearerAuth"] }],
    ["all of several", "auth: { all: [key, pass] }", { kind: "all", schemes: ["key", "pass"] }],
    ["that of each endpoint", "auth: endpoint-security", { kind: "endpoint" }],
  ])("is %s, and the others keep the API's", async (_, own, mode) => {
    const schemes = `${SCHEMES}  bearerAuth: { scheme: bearer }\n`;
    const ran = await check(`  auth: key\n${schemes}`, `        api: { ${own} }`, "");
    expect(modesOf(ran)).toEqual([mode, { kind: "single", scheme: "key" }]);
    expect(ran.lowered).toHaveLength(1);
  });

  test("may use schemes of its own, which win over the API's of the same name", async () => {
    const ran = await check(
      `  auth: key\n${SCHEMES}`,
      "        api: { auth-schemes: { key: { header: X-Other } } }",
      "        api: { auth: mine, auth-schemes: { mine: { scheme: bearer } } }",
      "",
    );
    expect(apisOf(ran).map(({ auth }) => auth.schemes)).toMatchObject([
      [{ id: "key", kind: "header", key: "X-Other" }],
      [{ id: "mine", kind: "bearer" }],
      [{ id: "key", kind: "header", key: "X-Key" }],
    ]);
  });

  test("is checked at its own place", async () => {
    const ran = await check(`  auth: key\n${SCHEMES}`, "        api: { auth: kye }");
    expect(codesOf(ran)).toEqual(["config/unknown-scheme"]);
    expect(ran.result.diagnostics[0]?.location?.pointer).toBe("/groups/local/generators/0/api/auth");
  });
});

test("plugins see each distinct API once", async () => {
  const compiler = createCompiler();
  let calls = 0;
  compiler.hooks.backend.tap("stub", () => stubBackend);
  compiler.hooks.frontend.tap("stub", () => ({
    name: "stub",
    options: {},
    detect: () => true,
    lower: async (entry, { origins }) => stubApi(origins, entry.path),
  }));
  compiler.hooks.ir.tap("count", (api) => {
    calls++;
    return { ...api, summary: "seen" };
  });
  const generator = (path: string, more = "") =>
    `{ name: gen-stub-sdk, version: 0.1.0, output: { location: local-file-system, path: ${path} }${more} }`;
  const workspace = stubWorkspace(
    `api: { specs: [{ openapi: openapi.json }] }\n${SCHEMES}groups:\n  local:\n    generators:\n` +
      `      - ${generator("./a")}\n      - ${generator("./b")}\n      - ${generator("./c", ", api: { auth: key }")}\n`,
  );
  const result = await compile({ compiler, workspace, command: "check", version: "0.1.0" });
  expect(calls).toBe(2);
  expect(result.targets.map(({ emitted }) => emitted.context?.api.summary)).toEqual(["seen", "seen", "seen"]);
});
