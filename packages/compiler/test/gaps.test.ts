import {
  type Api,
  type Diagnostic,
  emptyApi,
  gapCatalogue,
  type LanguageInfo,
  makeName,
  modelOf,
  reportGaps,
  shapeFor,
  usualWords,
} from "@sdkwright/plugin-api";
import { expect, test } from "vitest";

/** A language that says nothing of itself. */
const PLAIN: LanguageInfo = { key: "cobol", title: "COBOL", fence: "cobol", aliases: [], words: usualWords };

function gapsOf(algorithm: string): string[] {
  const signature = { kind: "asymmetric", header: "X-Sig", algorithm };
  const ping = { id: "webhook:ping", name: makeName("ping"), payload: null, headers: [], signature, origin: 0 };
  const scheme = { kind: "unsupported", id: "digest", declared: true, declaredType: "http digest", origin: 0 };
  const url = { template: "/v1", variables: [] };
  const api = {
    ...emptyApi({ origins: { list: [[-1, "openapi.yml"]] } } as never, 0),
    webhooks: { "webhook:ping": ping },
    auth: { mode: { kind: "none" }, schemes: [scheme], security: null },
    environments: { roles: [makeName("default")], list: [{ name: makeName("main"), urls: [url], origin: 0 }] },
  } as unknown as Api;
  const found: Diagnostic[] = [];
  const sdk = shapeFor(modelOf(api), { arguments: "as-configured", events: "inline" });
  reportGaps({ sdk, language: PLAIN, lacks: new Set(), report: (diagnostic) => void found.push(diagnostic) });
  return found.map(({ code }) => code);
}

test("what an SDK leaves to its callers is reported under the key of its language", () => {
  expect(gapsOf("dsa-md5")).toEqual([
    "cobol/scheme-unsupported",
    "cobol/signature-unsupported",
    "cobol/relative-server",
  ]);
});

test("a signature that SDKs can check is no gap", () => {
  expect(gapsOf("ed25519")).not.toContain("cobol/signature-unsupported");
});

test("advice has the words of a language, as code, or neutral ones", () => {
  const fix = (language: LanguageInfo, code: string) => gapCatalogue(language).entries[code]?.fix;
  const own = { ...PLAIN, words: { ...usualWords, baseUrl: "BASE_URL", request: "CALL" } };
  expect(fix(PLAIN, "relative-server")).toContain("callers must pass the base URL.");
  expect(fix(own, "relative-server")).toContain("callers must pass `BASE_URL`.");
  expect(fix(PLAIN, "body-alternative")).toContain("or use the client's method for undeclared requests.");
  expect(fix(own, "body-alternative")).toContain("or use `CALL`.");
});
