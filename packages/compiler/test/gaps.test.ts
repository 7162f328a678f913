import {
  type Api,
  createCollector,
  emptyApi,
  type LanguageInfo,
  makeName,
  reportGaps,
  sdkOf,
  usualWords,
} from "@sdkwright/plugin-api";
import { expect, test } from "vitest";

/** A language that says nothing of itself. */
const PLAIN: LanguageInfo = { key: "cobol", title: "COBOL", fence: "cobol", aliases: [], words: usualWords };
const OWN: LanguageInfo = { ...PLAIN, key: "ada", title: "Ada", words: { ...usualWords, baseUrl: "BASE_URL" } };

function gapsOf(algorithm: string, ...languages: readonly LanguageInfo[]) {
  const signature = { kind: "asymmetric", header: "X-Sig", algorithm };
  const ping = { id: "webhook:ping", name: makeName("ping"), payload: null, headers: [], signature, origin: 0 };
  const url = { template: "/v1", variables: [] };
  const api = {
    ...emptyApi({ origins: { list: [[-1, "openapi.yml"]] } } as never, 0),
    webhooks: { "webhook:ping": ping },
    environments: { roles: [makeName("default")], list: [{ name: makeName("main"), urls: [url], origin: 0 }] },
  } as unknown as Api;
  const { report, list } = createCollector();
  const sdk = sdkOf(api, { arguments: "as-configured", events: "inline" });
  for (const language of languages) reportGaps({ sdk, language, lacks: new Set(), report });
  return list;
}

test("what SDKs leave to their callers is reported once, and names the languages", () => {
  expect(gapsOf("dsa-md5", PLAIN, OWN).map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "sdk/signature-unsupported: The signature of `ping` (dsa-md5) is not verified in Ada and COBOL.",
    "sdk/relative-server: The server `/v1` has no host, so callers must pass `BASE_URL` in Ada; the base URL in COBOL.",
  ]);
});

test("a signature that SDKs can check is no gap", () => {
  expect(gapsOf("ed25519", PLAIN).map(({ code }) => code)).not.toContain("sdk/signature-unsupported");
});
