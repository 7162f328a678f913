import { type Diagnostic, type GapBackend, gapCatalogue, makeName, reportGaps } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";

/** A backend that says nothing of gaps itself. */
const PLAIN: GapBackend = { generators: ["gen-cobol-sdk"], language: "COBOL", supports: new Set(["http", "webhooks"]) };

const API = {
  types: {},
  operations: {},
  webhooks: {
    ping: { name: makeName("ping"), signature: { kind: "hmac", header: "X-Sig", algorithm: "sha256" }, origin: 0 },
  },
  channels: {},
  auth: { schemes: [{ kind: "unsupported", id: "digest", declaredType: "http digest", origin: 0 }] },
  environments: { list: [{ urls: [{ template: "/v1" }], origin: 0 }] },
  origins: [[-1, "openapi.yml"]],
};

function gapsOf(backend: GapBackend): string[] {
  const found: Diagnostic[] = [];
  reportGaps({ api: API as never, backend, report: (diagnostic) => void found.push(diagnostic) });
  return found.map(({ code }) => code);
}

test("a backend that gives no words has its gaps reported under the name of its generator", () => {
  expect(gapsOf(PLAIN)).toEqual(["cobol/scheme-unsupported", "cobol/signature-unsupported", "cobol/relative-server"]);
  expect(gapsOf({ ...PLAIN, generators: ["./my-backend"] })[0]).toBe("my-backend/scheme-unsupported");
});

test("signatures are a gap where a backend knows webhooks and does not verify them", () => {
  const signature = "cobol/signature-unsupported";
  expect(gapsOf({ ...PLAIN, verifies: () => true })).not.toContain(signature);
  expect(gapsOf({ ...PLAIN, verifies: () => false })).toContain(signature);
  expect(gapsOf({ ...PLAIN, supports: new Set(["http"]) })).not.toContain(signature);
});

test("advice has the words of a backend, as code, or neutral ones", () => {
  const fix = (backend: GapBackend, code: string) => gapCatalogue(backend).entries[code]?.fix;
  const words = { baseUrl: "BASE-URL", request: "CALL" };
  expect(fix(PLAIN, "relative-server")).toContain("callers must pass a base URL.");
  expect(fix({ ...PLAIN, words }, "relative-server")).toContain("callers must pass `BASE-URL`.");
  expect(fix(PLAIN, "body-alternative")).toContain("or use an HTTP client of the caller's own.");
  expect(fix({ ...PLAIN, words }, "body-alternative")).toContain("or use `CALL`.");
});
