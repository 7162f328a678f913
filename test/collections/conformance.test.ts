import { type ConformanceServer, startServer } from "@sdkwright/conformance";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { credential, type Received, runVariantWith, shownVariants, unmet } from "./fixture.js";
import { runCollection } from "./newman.js";

let server: ConformanceServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type VariantRun = ReturnType<typeof runVariantWith>;
const runs = new Map<string, VariantRun>();

/** One run of a variant's collection. Made once. */
function runVariant(variant: string, further: Readonly<Record<string, string>> = {}): VariantRun {
  const key = JSON.stringify([variant, further]);
  const id = `collection-${runs.size}`;
  const run = runs.get(key) ?? runVariantWith(runCollection, { server, variant, further, id });
  runs.set(key, run);
  return run;
}

function headerOf(request: Received | undefined, name: string): string | undefined {
  return request?.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((outer, key) => (outer as Record<string, unknown> | undefined)?.[key], value);
}

describe("the collection of the conformance fixture", () => {
  test.each(shownVariants())("%s sends what SDKs send, and its tests pass", async (variant) => {
    const { run, log, cases } = await runVariant(variant);
    expect(run.failures).toEqual([]);
    expect(log.filter(({ unscripted }) => unscripted).map(({ url }) => url)).toEqual([]);
    expect(run.tests).toBeGreaterThan(cases.length);
    expect(unmet(log, cases)).toEqual([]);
  });

  const WITH_TOKENS = ["oauth", "oauth-custom", "oauth-form", "oauth-refresh", "oauth-scopes"];

  test.each(WITH_TOKENS)("%s gets one token, and sends it as the configuration says", async (variant) => {
    const { log, cases, target } = await runVariant(variant);
    const scheme = target.sdk.auth.schemes.find(({ token }) => token !== undefined);
    if (!scheme?.token || scheme.apply.kind !== "oauth") throw new Error("The variant has no token");
    const { operation, response, request } = scheme.token.get;
    const { reply, request: wanted } = cases.find((one) => one.operation.id === operation) ?? {};
    const token = valueAt(JSON.parse(reply?.body ?? ""), response.accessToken);
    const { header, prefix } = scheme.apply;
    const pets = log.find(({ method, url }) => method === "GET" && url === "/pets?cursor=cursor&limit=1");
    expect(headerOf(pets, header)).toBe(prefix === "" ? token : `${prefix} ${token}`);
    const asked = log.filter(({ url }) => url === wanted?.path && log[0]?.url === url);
    const { body = "" } = asked[0] ?? {};
    const fields: unknown = body.startsWith("{") ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    expect(valueAt(fields, request.clientId ?? [])).toBe(credential("service", "clientId"));
    expect(valueAt(fields, request.clientSecret ?? [])).toBe(credential("service", "clientSecret"));
    // The request of the collection itself has samples in its fields.
    const ofScript = asked.filter((one) => one.body.includes("service-clientSecret"));
    expect(ofScript).toHaveLength(1);
  });

  test("a token that is about to expire is renewed by the refresh operation", async () => {
    const further = { accessToken: "old", accessTokenRenewAt: "1", accessTokenRefresh: "r-1" };
    const { log } = await runVariant("oauth-refresh", further);
    expect(log[0]).toMatchObject({ method: "POST", url: "/refresh" });
    expect(JSON.parse(log[0]?.body ?? "")).toMatchObject({ refresh_token: "r-1" });
    expect(log.some(({ headers }) => headers.some(([, value]) => value === "Bearer old"))).toBe(false);
  });

  test("a token that the user has set is sent as it is", async () => {
    const { log } = await runVariant("oauth", { accessToken: "mine" });
    expect(headerOf(log[0], "Authorization")).toBe("Bearer mine");
    expect(log.some(({ body }) => body.includes("service-clientSecret"))).toBe(false);
  });
});
