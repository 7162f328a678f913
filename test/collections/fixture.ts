import { type ConformanceServer, variantNames, writeWorkspace } from "@sdkwright/conformance";
import { type WireCase, wireCase } from "@sdkwright/docs-kit";
import { clientCredentialsOf, type HttpOperation, type TargetContext, uuidOf } from "@sdkwright/plugin-api";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf, reportOf } from "../support/compile.js";
import type { RunResult } from "./newman.js";
import { type Collection, type Entry, type Item, requestsOf } from "./support.js";

/** Request of the log of the conformance server. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly unscripted: boolean;
}

/** The value that tests give for a credential, as cases of wire tests have it. */
export const credential = (scheme: string, part: string): string => `${scheme.replace(/[^\w.-]/g, "_")}-${part}`;

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
export const AUTHENTICATED: ReadonlySet<string> = new Set(["Secure", "Auth", "Open", "Pets"]);

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
function differences(
  { method, url, headers, body }: Received,
  one: WireCase,
): { readonly given: object; readonly expected: object } {
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

/** What runs a collection. */
export type Runner = (run: {
  /** The part of the collection that tells the variant from others. */
  readonly collection: Collection;
  readonly variables: Readonly<Record<string, string>>;
  /** Where the files of the generator are. */
  readonly folder: string;
  readonly isWhole: boolean;
}) => Promise<RunResult>;

/** One run of a variant, against a server. */
export interface VariantInput {
  readonly server: ConformanceServer;
  readonly variant: string;
  readonly further?: Readonly<Record<string, string>>;
  /** Of the script of the server. */
  readonly id: string;
}

/** Runs the collection of a variant: what it came to, and what the server received. */
export async function runVariantWith(run: Runner, { server, variant, further = {}, id }: VariantInput) {
  return inMemoryFolder(async (folder) => {
    writeWorkspace(folder, variant, { name: "gen-collection", plugins: [] });
    const compiled = await compileFolder(folder);
    const target = compiled.targets[0]?.emitted.context;
    if (!compiled.ok || !target) throw new Error(reportOf(compiled));
    const files = filesOf(compiled);
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
    const result = await run({ collection, variables, folder, isWhole: collection === whole });
    const log = (await (await fetch(`${server.main}/__s/${id}/log`)).json()) as readonly Received[];
    return { run: result, log, cases, target };
  });
}

// Others differ from these in what no request shows.
const VARIANTS = [
  ...["definition", "all", "any", "any-oauth", "any-undeclared", "basic-no-password", "basic-nothing", "endpoint"],
  ...["header", "header-plain", "headers", "idempotency", "oauth-custom", "oauth-guarded", "oauth-refresh"],
];

/** The variants to run. */
export const shownVariants = (): readonly string[] => (process.env.CORPUS === "all" ? variantNames() : VARIANTS);

/** Of each case, a request that arrived as the case has it, or what is different. */
export function unmet(log: readonly Received[], cases: readonly WireCase[]): object[] {
  return cases.flatMap((wanted) => {
    const { request } = wanted;
    const path = (one: Received): string => decodeURIComponent(one.url.split("?")[0] ?? "");
    const received = log.filter((one) => one.method === request.method && path(one) === request.path);
    const compared = received.map((one) => differences(one, wanted));
    const isSame = compared.some(({ given, expected }) => JSON.stringify(given) === JSON.stringify(expected));
    return isSame ? [] : [{ request: `${request.method} ${request.path}`, ...compared[0] }];
  });
}
