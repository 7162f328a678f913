import { describe, expect, test } from "vitest";
import { type CompileResult, compile } from "../src/index.js";
import { stubCompiler, stubWorkspace } from "./stubs.js";

const GROUPS = `
groups:
  local:
    generators:
      - name: gen-stub-sdk
        version: 0.1.0
        output: { location: local-file-system, path: ./sdk }
`;

async function check(yml: string, more: { group?: string } = {}): Promise<CompileResult> {
  const workspace = stubWorkspace(yml);
  return compile({ compiler: stubCompiler(), workspace, command: "check", version: "0.1.0", ...more });
}

const codes = (result: CompileResult) => result.diagnostics.map((diagnostic) => diagnostic.code);
const api = (extra: string) => `api:\n  specs:\n    - openapi: openapi.json\n${extra}${GROUPS}`;

test("a sound workspace gives an IR and the files of its target", async () => {
  const result = await check(api(""));
  expect(result.diagnostics).toEqual([]);
  expect(result.ok).toBe(true);
  const [target] = result.targets;
  expect(target?.emitted.tree.get("outline.txt")?.content).toBe("op:token\nop:pets\n");
  expect(target?.summary).toBeUndefined();
});

describe("authentication", () => {
  test("without `api.auth` the definition's own requirements stand", async () => {
    expect((await check(api(""))).api?.auth.mode).toEqual({ kind: "endpoint" });
  });

  test("a single scheme takes its names from the configuration", async () => {
    const { api: ir } = await check(
      api(`  auth: key\nauth-schemes:\n  key: { header: X-Key, name: apiKey, prefix: "Key ", env: ACME_KEY }\n`),
    );
    expect(ir?.auth.mode).toEqual({ kind: "single", scheme: "key" });
    expect(ir?.auth.schemes).toMatchObject([
      { kind: "header", key: "X-Key", prefix: "Key ", value: { name: { wire: "apiKey" }, env: "ACME_KEY" } },
    ]);
  });

  test("a token endpoint is found by method and path, and its fields default to the OAuth names", async () => {
    const { api: ir } = await check(
      api(`  auth: oauth\nauth-schemes:\n  oauth:
    scheme: oauth
    type: client-credentials
    get-token:
      endpoint: POST /token
      response-properties: { access-token: data.token }\n`),
    );
    expect(ir?.auth.schemes).toMatchObject([
      {
        kind: "oauth",
        getToken: {
          operation: "op:token",
          request: { clientId: ["client_id"], clientSecret: ["client_secret"] },
          response: { accessToken: ["data", "token"], expiresIn: ["expires_in"] },
        },
      },
    ]);
  });

  test("a token endpoint that no definition has is an error at its place", async () => {
    const result = await check(
      api(`  auth: oauth\nauth-schemes:\n  oauth:
    scheme: oauth
    type: client-credentials
    get-token: { endpoint: POST /nowhere }\n`),
    );
    expect(result.ok).toBe(false);
    expect(result.diagnostics[0]).toMatchObject({
      code: "compiler/unknown-endpoint",
      location: { document: "generators.yml", pointer: "/auth-schemes/oauth/get-token/endpoint" },
    });
  });

  test("`any` warns of a scheme that the definition does not declare", async () => {
    const result = await check(
      api(
        `  auth: { any: [bearerAuth, other] }\nauth-schemes:\n  bearerAuth: { scheme: bearer }\n  other: { scheme: basic }\n`,
      ),
    );
    expect(codes(result)).toEqual(["compiler/scheme-not-declared"]);
    expect(result.api?.auth.schemes.map((scheme) => [scheme.id, scheme.declared])).toEqual([
      ["bearerAuth", true],
      ["other", false],
    ]);
  });
});

test("global headers keep their kind: literal, environment, parameter", async () => {
  const { api: ir } = await check(
    api(`  headers:
    X-Version: { type: literal<"2026-11"> }
    X-Plain: fixed
    X-Secret: "Key \${ACME_SECRET}"
    X-Tenant: { name: tenant, type: optional<string> }\n`),
  );
  expect(ir?.headers.map(({ header, value }) => [header, value])).toMatchObject([
    ["X-Version", { kind: "literal", value: "2026-11" }],
    ["X-Plain", { kind: "literal", value: "fixed" }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is read by the compiler.
    ["X-Secret", { kind: "environment", template: "Key ${ACME_SECRET}" }],
    ["X-Tenant", { kind: "parameter", required: false }],
  ]);
});

test("environments of the configuration replace the definition's servers", async () => {
  const { api: ir } = await check(
    api(`  environments:\n    Production: https://api.acme.example\n    Staging: https://staging.acme.example\n`),
  );
  expect(ir?.environments.list.map((environment) => [environment.name.wire, environment.urls[0]?.template])).toEqual([
    ["Production", "https://api.acme.example"],
    ["Staging", "https://staging.acme.example"],
  ]);
});

describe("idempotency keys", () => {
  const settings = "  settings: { auto-generate-idempotency-key: true }\n";
  const keysOf = (result: CompileResult) =>
    Object.values(result.targets[0]?.emitted.context?.api.operations ?? {}).map((operation) =>
      operation.kind === "http" ? operation.idempotencyKey : undefined,
    );

  test("go on POST and PUT by default", async () => {
    expect(keysOf(await check(api(settings)))).toEqual(["Idempotency-Key", undefined]);
  });

  test("a feature that the backend lacks is a warning", async () => {
    expect(codes(await check(api(settings)))).toEqual(["compiler/feature-missing"]);
  });
});

describe("targets", () => {
  test("an unknown group names the known ones", async () => {
    const result = await check(api(""), { group: "locla" });
    expect(codes(result)).toContain("compiler/unknown-group");
    expect(result.diagnostics[0]?.message).toContain("local");
  });

  test("an unknown generator and a wrong option are reported in one run", async () => {
    const result = await check(
      `api:\n  specs:\n    - openapi: openapi.json\ngroups:\n  local:\n    generators:
      - { name: gen-nothing-sdk, version: 1.0.0, output: { location: local-file-system, path: ./a } }
      - { name: gen-stub-sdk, version: 0.1.0, output: { location: local-file-system, path: ./b }, config: { packge-size: 1 } }
      - { name: gen-stub-sdk, version: 0.1.0, output: { location: local-file-system, path: ./c }, config: { packageSize: big } }\n`,
    );
    expect(codes(result)).toEqual(["compiler/no-backend", "compiler/unknown-option", "compiler/bad-option"]);
    expect(result.diagnostics[1]?.message).toContain("`package-size`");
    expect(result.targets).toEqual([]);
  });

  test("two generators of a run do not share a folder", async () => {
    const twice = GROUPS + GROUPS.slice(GROUPS.indexOf("      - name"));
    expect(codes(await check(`api:\n  specs:\n    - openapi: openapi.json\n${twice}`))).toEqual([
      "compiler/output-shared",
    ]);
  });

  test.each(["./sdk/inner", "./SDK", "."])("one that is in the other's way is one with it: %s", async (path) => {
    const other = GROUPS.slice(GROUPS.indexOf("      - name")).replace("./sdk", path);
    expect(codes(await check(`api:\n  specs:\n    - openapi: openapi.json\n${GROUPS}${other}`))).toEqual([
      "compiler/output-shared",
    ]);
  });

  test.each(["/", ".git", ".git/sdk", "node_modules/x"])("%s is no folder for an SDK", async (path) => {
    expect(codes(await check(api("").replace("./sdk", path)))).toEqual(["compiler/output-foreign"]);
  });
});
