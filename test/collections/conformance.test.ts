import { type ConformanceServer, startServer, variantNames, writeWorkspace } from "@sdkwright/conformance";
import { type WireCase, wireCase } from "@sdkwright/docs-kit";
import { clientCredentialsOf, type HttpOperation, type TargetContext, uuidOf } from "@sdkwright/plugin-api";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileFolder, filesOf, reportOf } from "../support/compile.js";
import { runCollection } from "./newman.js";
import { type Collection, type Entry, type Item, requestsOf } from "./support.js";

let server: ConformanceServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Request of the log of the conformance server. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly unscripted: boolean;
}

/** The value that tests give for a credential, as cases of wire tests have it. */
const credential = (scheme: string, part: string): string => `${scheme.replace(/[^\w.-]/g, "_")}-${part}`;

/** The same collection with everything enabled that its user may enable. */
function enabled<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "disabled" ? undefined : inner))) as T;
}

/** Values of all variables; access tokens are left to be fetched. */
function variablesOf({ api, names }: TargetContext, base: string): Record<string, string> {
  const credentials = api.auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).flatMap(({ part }) =>
      part === "accessToken" ? [] : [[names.credential(scheme.id, part), credential(scheme.id, part)] as const],
    ),
  );
  const others = { ACME_REGION: "north", tenant: "acme", webhookUrl: `${base}/webhooks` };
  return { ...Object.fromEntries(credentials), ...others, baseUrl: base };
}

/** Parts of the collection that authenticate in all ways there are. Variants differ in nothing else. */
const AUTHENTICATED: ReadonlySet<string> = new Set(["Secure", "Auth", "Open", "Pets"]);

function partOf(collection: Collection, variant: string): Collection {
  if (variant === "definition") return collection;
  return { ...collection, item: collection.item.filter(({ name }) => AUTHENTICATED.has(name)) };
}

/** A reply that gives a token for an hour, in place of the sample's second. */
function lasting({ sdk }: TargetContext, operation: string, body: string): string {
  const calls = sdk.auth.schemes.flatMap(({ token }) => [token?.get, token?.refresh]);
  const path = calls.find((call) => call?.operation === operation)?.response.expiresIn;
  const last = path?.at(-1);
  if (last === undefined) return body;
  return JSON.stringify(JSON.parse(body), (name, value: unknown) => (name === last ? 3600 : value));
}

/** Where the request of a collection goes, below the base URL. */
function pathOf({ request }: Item): string {
  const { path = [], variable = [] } = request?.url ?? {};
  const values = new Map(variable.map(({ key, value }: Entry) => [`:${key}`, value]));
  return `/${path.map((segment) => values.get(segment) ?? segment).join("/")}`;
}

/** A case of an operation that can be tested; streams of a case come as they are. */
function casesOf({ api, report }: TargetContext): readonly WireCase[] {
  return Object.values(api.operations).flatMap((operation) => {
    const isHttp = operation.kind === "http" && operation.opens === undefined;
    return (isHttp && wireCase({ api, report }, operation as HttpOperation)) || [];
  });
}

const sorted = (pairs: readonly (readonly [string, string])[]): string[] => pairs.map(([a, b]) => `${a}=${b}`).sort();

/** The query of a case, with defaults of the definition in place of samples. */
function queryOf({ operation, request }: WireCase): readonly (readonly [string, string])[] {
  return (request.query ?? []).map(([name, value]) => {
    const parameter = operation.parameters.find((one) => one.in === "query" && one.name.wire === name);
    return [name, parameter?.default === undefined ? value : String(parameter.default)] as const;
  });
}

/** What of a request that arrived is not what its case says. */
function differences({ method, url, headers, body }: Received, one: WireCase): object {
  const wanted = one.request;
  const [path = "", query] = url.split("?");
  const values = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const cookies = (values.get("cookie") ?? "").split("; ").filter((one) => one !== "");
  const given = {
    method,
    path: decodeURIComponent(path),
    query: sorted([...new URLSearchParams(query)]),
    headers: (wanted.headers ?? []).map(([name]) => [name, values.get(name)]),
    cookies: cookies.map(decodeURIComponent).sort(),
    json: wanted.body?.json === undefined ? undefined : JSON.parse(body || "null"),
    form: wanted.body?.form === undefined ? undefined : sorted([...new URLSearchParams(body)]),
  };
  const expected = {
    method: wanted.method,
    path: wanted.path,
    query: sorted(queryOf(one)),
    headers: wanted.headers ?? [],
    cookies: sorted(wanted.cookies ?? []),
    json: wanted.body?.json === undefined ? undefined : JSON.parse(wanted.body.json),
    form: wanted.body?.form && sorted(wanted.body.form),
  };
  return { given, expected };
}

type VariantRun = ReturnType<typeof makeRun>;
const runs = new Map<string, VariantRun>();

/** One run of a variant's collection: what it came to, and what the server received. Made once. */
function runVariant(variant: string, further: Readonly<Record<string, string>> = {}): VariantRun {
  const key = JSON.stringify([variant, further]);
  const run = runs.get(key) ?? makeRun(variant, further, `collection-${runs.size}`);
  runs.set(key, run);
  return run;
}

async function makeRun(variant: string, further: Readonly<Record<string, string>>, id: string) {
  return inMemoryFolder(async (folder) => {
    writeWorkspace(folder, variant, { name: "gen-collection", plugins: [] });
    const result = await compileFolder(folder);
    const target = result.targets[0]?.emitted.context;
    if (!result.ok || !target) throw new Error(reportOf(result));
    const files = filesOf(result);
    writeFolder(folder, files);
    const whole = enabled(JSON.parse(files.get("collection.json") ?? "")) as Collection;
    const collection = partOf(whole, variant);
    const ids = new Set([...requestsOf(collection).values()].map((item) => item.id));
    const cases = casesOf(target).filter(({ operation }) => ids.has(uuidOf(operation.id)));
    const paths = new Map(
      [...requestsOf(whole).values()].map((item) => [`${item.request?.method} ${pathOf(item)}`, pathOf(item)]),
    );
    const replies = casesOf(target).map(({ operation, request, reply }) => {
      const path = [...paths].find(([key]) => decodeURIComponent(key) === `${request.method} ${request.path}`)?.[1];
      const headers = reply.type === undefined ? {} : { "Content-Type": reply.type };
      return {
        path,
        method: request.method,
        times: "always",
        status: reply.status,
        headers,
        text: lasting(target, operation.id, reply.body),
      };
    });
    const webhooks = { path: "/webhooks", times: "always", status: 204 };
    const script = JSON.stringify({ replies: [...replies, webhooks] });
    await fetch(`${server.main}/__s/${id}`, { method: "POST", body: script });
    const variables = { ...variablesOf(target, `${server.main}/r/${id}`), ...further };
    const run = await runCollection({ collection, variables, folder });
    const log = (await (await fetch(`${server.main}/__s/${id}/log`)).json()) as readonly Received[];
    return { run, log, cases, target, collection };
  });
}

function headerOf(request: Received | undefined, name: string): string | undefined {
  return request?.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((outer, key) => (outer as Record<string, unknown> | undefined)?.[key], value);
}

describe("the collection of the conformance fixture", () => {
  // The others differ from these in what no request shows.
  const VARIANTS = [
    ...["definition", "all", "any", "any-oauth", "any-undeclared", "basic-no-password", "basic-nothing", "endpoint"],
    ...["header", "header-plain", "headers", "idempotency", "oauth-custom", "oauth-guarded", "oauth-refresh"],
  ];

  test.each(process.env.CORPUS === "all" ? variantNames() : VARIANTS)(
    "%s sends what SDKs send, and its tests pass",
    async (variant) => {
      const { run, log, cases } = await runVariant(variant);
      expect(run.failures).toEqual([]);
      expect(log.filter(({ unscripted }) => unscripted).map(({ url }) => url)).toEqual([]);
      expect(run.tests).toBeGreaterThan(cases.length);
      for (const wanted of cases) {
        const { request } = wanted;
        const path = (one: Received): string => decodeURIComponent(one.url.split("?")[0] ?? "");
        const received = log.filter((one) => one.method === request.method && path(one) === request.path);
        const compared = received.map((one) => differences(one, wanted)) as { given: object; expected: object }[];
        const isSame = compared.some(({ given, expected }) => JSON.stringify(given) === JSON.stringify(expected));
        if (!isSame) expect(compared[0]?.given, `${request.method} ${request.path}`).toEqual(compared[0]?.expected);
      }
    },
  );

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
