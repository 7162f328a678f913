import { type Api, type Diagnostic, emptyApi, makeName, reportGaps, sdkOf } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { backend } from "../src/index.js";
import { reportMajorVersion } from "../src/report.js";

const origins = [[-1, "openapi.yml"]];
const string = { kind: "primitive", primitive: "string" } as const;

/** Codes that are reported of an API that has this. */
function codesOf(parts: object): string[] {
  const reported: Diagnostic[] = [];
  const api = { ...emptyApi({ origins: { list: origins } } as never, 0), ...parts } as Api;
  const sdk = sdkOf(api, backend.style);
  reportGaps({
    sdk,
    language: backend.language,
    lacks: backend.lacks,
    report: (diagnostic) => void reported.push(diagnostic),
  });
  return reported.map(({ code }) => code);
}

const operation = (more: object) => ({
  operations: {
    list: {
      kind: "http",
      id: "list",
      name: makeName("list"),
      method: "GET",
      resource: "resource:",
      security: null,
      examples: [],
      path: [],
      parameters: [],
      body: null,
      responses: [
        {
          status: { kind: "code", code: 200 },
          contents: [{ kind: "json", mediaType: "application/json", type: string }],
          headers: [],
          origin: 0,
        },
      ],
      errors: [],
      origin: 0,
      ...more,
    },
  },
});

test("remote calls that have methods are no gaps", () => {
  const call = { kind: "rpc", params: [], paramStructure: "by-name", result: string, codes: [] };
  for (const protocol of ["json-rpc", "connect"]) {
    expect(codesOf(operation({ ...call, protocol, method: "/acme.v1.Pets/Fetch" }))).toEqual([]);
  }
});

const signedWith = (algorithm: string) => ({
  webhooks: {
    "webhook:ping": {
      id: "webhook:ping",
      name: makeName("ping"),
      payload: null,
      headers: [],
      signature: { kind: "asymmetric", header: "X-Sig", algorithm },
      origin: 0,
    },
  },
});

describe("what a Go SDK leaves to its callers", () => {
  test("is nothing where there is nothing", () => {
    expect(codesOf(operation({}))).toEqual([]);
  });

  test("pages whose items are not where they are said to be", () => {
    const next = { in: "body", path: ["next"] };
    const pagination = { kind: "cursor", cursor: { in: "query", path: ["cursor"] }, next, results: next };
    expect(codesOf(operation({ pagination }))).toEqual(["sdk/pagination-unresolved"]);
  });

  test("signatures by algorithms that the runtime does not know", () => {
    expect(codesOf(signedWith("ed25519"))).toEqual([]);
    expect(codesOf(signedWith("dsa-md5"))).toEqual(["sdk/signature-unsupported"]);
  });
});

test("a module of another major version than the SDK cannot be published", () => {
  const codes = (version: string): string[] => {
    const found: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic): void => void found.push(diagnostic);
    reportMajorVersion({ packageInfo: { version, whitelabel: false }, report, module: "example.com/acme/v3" });
    return found.map(({ code }) => code);
  };
  expect(codes("3.1.0")).toEqual([]);
  expect(codes("2.0.0")).toEqual(["go/module-version"]);
});
