import type {
  CallSetting,
  CatchProgram,
  CaughtError,
  ClientProgram,
  ClientSetting,
  Feature,
  FeatureSet,
  Method,
  OperationId,
  ReadmeInfo,
  SampleProgram,
  WebhookId,
} from "@sdkwright/plugin-api";
import { callCredentialsOf } from "@sdkwright/plugin-api";
import { sampleBaseUrl } from "../sample-client.js";
import { type SampleContext, shownCall } from "./calls.js";
import { callableMethods, firstWith, isRequest, methodsBy, shownMethod, uploadMethod } from "./choice.js";
import { clientSettings, credentialSetting } from "./client.js";
import { type CallShow, callProgram, resultKindOf } from "./programs.js";

/** The samples of a README, by what they are about. */
export type ReadmeKey =
  | "usage"
  | "credential"
  | "environment"
  | "error"
  | "pagination"
  | "streaming"
  | "upload"
  | "download"
  | "webhook"
  | "jsonRpc"
  | "batch"
  | "connect"
  | "channel"
  | "retries"
  | "timeout"
  | "cancellation"
  | "idempotency"
  | "raw"
  | "extra"
  | "httpClient"
  | "middleware"
  | "logging"
  | "standalone";

/** Samples by key. What the API or the language has nothing of is left out. */
export type ReadmeSampleTable<T> = { readonly [K in ReadmeKey]?: T };

/** What a README shows: samples of its sections, and those of sections that the configuration asks for. */
export interface ReadmePrograms {
  readonly samples: ReadmeSampleTable<SampleProgram>;
  readonly features: readonly { readonly name: string; readonly programs: readonly SampleProgram[] }[];
  /** The language can call some method. */
  readonly hasMethods: boolean;
  /** Some method makes a request of its own, rather than opening a channel. */
  readonly hasRequests: boolean;
}

/** What samples of READMEs are made of. */
export interface ReadmeContext extends SampleContext {
  /** Absent where the configuration asks nothing. */
  readonly readme?: ReadmeInfo | undefined;
  /** What the language cannot do. */
  readonly lacks: FeatureSet;
}

type Samples = ReadmeSampleTable<SampleProgram>;
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Returns a copy without empty keys. */
function present(samples: Optional<Samples>): Samples {
  return Object.fromEntries(Object.entries(samples).filter(([, program]) => program !== undefined));
}

/** What a language must be able to do for a sample, whatever method it shows. */
const needs: readonly (readonly [key: ReadmeKey, feature: Feature])[] = [
  ["pagination", "pagination"],
  ["idempotency", "idempotency-keys"],
  ["webhook", "webhooks"],
  ["webhook", "webhook-verification"],
  ["cancellation", "cancellation"],
  ["middleware", "middleware"],
  ["logging", "logging"],
];

/** Samples of what requests go through: channels use connections of the platform. */
const ofRequests: readonly ReadmeKey[] = ["httpClient", "middleware"];

/** Without the samples of what the language lacks, and of requests where nothing makes one. */
function supported(samples: Samples, { lacks }: ReadmeContext, hasRequests: boolean): Samples {
  const missing = new Set([
    ...needs.filter(([, feature]) => lacks.has(feature)).map(([key]): string => key),
    ...(hasRequests ? [] : ofRequests),
  ]);
  return Object.fromEntries(Object.entries(samples).filter(([key]) => !missing.has(key)));
}

function shown(context: ReadmeContext, method: Method | undefined, show: CallShow = {}): SampleProgram | undefined {
  return method && callProgram(context, method.id, { readme: context.readme, ...show });
}

function catching(context: ReadmeContext, { id, result }: Method, error: CaughtError): CatchProgram {
  const call = shownCall(context, id, { readme: context.readme });
  return { kind: "catch", call, result: resultKindOf(result), error };
}

/** Opening a channel fails without a response: there is no status to show. */
function errorProgram(context: ReadmeContext, method: Method): SampleProgram {
  return isRequest(method)
    ? catching(context, method, { role: "api", shown: ["status", "message", "body", "request-id"] })
    : catching(context, method, { role: "connection", shown: ["phase", "message"] });
}

/**
 * The first credential that a single call can bring, with all its parts: one of the caller's, not the one that the definition
 * suggests.
 */
function callCredential({ api }: SampleContext): readonly CallSetting[] {
  const all = api.auth.schemes.map((scheme) =>
    callCredentialsOf(scheme).map((part) => credentialSetting(scheme.id, part)),
  );
  const first = all.find((parts) => parts.length > 0) ?? [];
  return first.map((setting) => ({ ...setting, placeholder: null }));
}

/** A response with its status and headers: of a plain value where some method has one, since lists can have many responses. */
function rawSample(context: ReadmeContext, method: Method, methods: readonly Method[]): SampleProgram | undefined {
  if (!isRequest(method)) return undefined;
  const plain = methods.filter(({ result }) => resultKindOf(result) === "value");
  const asked = method.result.kind === "page" && plain.length > 0 ? shownMethod(context.sdk, plain) : method;
  return asked && shown(context, asked, { use: { kind: "raw", of: resultKindOf(asked.result) } });
}

/** Samples around one call that every client has. */
function callSamples(context: ReadmeContext, method: Method, methods: readonly Method[]): Optional<Samples> {
  const told = (...settings: readonly CallSetting[]): SampleProgram | undefined =>
    shown(context, method, { subject: "call", settings });
  const credential = callCredential(context);
  const requests = isRequest(method);
  return {
    error: errorProgram(context, method),
    credential: credential.length > 0 ? told(...credential) : undefined,
    retries: requests ? told({ kind: "max-retries", value: 5 }) : undefined,
    timeout: told({ kind: "timeout", seconds: 10 }),
    cancellation: shown(context, method, { subject: "call", cancelAfter: 1 }),
    raw: rawSample(context, method, methods),
    extra: requests
      ? told(
          { kind: "extra", in: "header", entries: [["X-Extra", "value"]] },
          { kind: "extra", in: "query", entries: [["extra", "value"]] },
        )
      : undefined,
  };
}

/** A file as most callers have it: on a disk. */
const FILE_PATH = "path/to/file";

/** An upload whose first file comes from a disk. */
function uploadSample(context: ReadmeContext, methods: readonly Method[]): SampleProgram | undefined {
  const program = shown(context, uploadMethod(methods));
  if (program?.kind !== "call" || !program.call.request) return program;
  const { call } = program;
  const { members } = program.call.request;
  const first = members.find(({ value }) => value.kind === "file");
  const moved = members.map((member) =>
    member === first && member.value.kind === "file"
      ? { ...member, value: { ...member.value, path: FILE_PATH } }
      : member,
  );
  return { ...program, call: { ...call, request: { ...program.call.request, members: moved } } };
}

/** Samples of what only some methods do. */
function sectionSamples(context: ReadmeContext, methods: readonly Method[], usual: Method): Optional<Samples> {
  const requests = methods.filter(isRequest);
  const list = usual.result.kind === "page" ? usual : firstWith(requests, "page");
  const keyed = requests.find(({ call }) => call.idempotencyHeader !== null);
  // Where nothing in the request chooses, a server may answer without streaming.
  const chosen = requests.filter(({ call }) => call.pins.length > 0);
  const streamed = firstWith(chosen, "stream") ?? firstWith(requests, "stream");
  const key: CallSetting = { kind: "idempotency-key", value: "order-4711" };
  return {
    pagination: shown(context, list),
    streaming: shown(context, streamed),
    upload: uploadSample(context, requests),
    download: shown(context, firstWith(requests, "file")),
    idempotency: shown(context, keyed, { subject: "call", settings: [key] }),
    channel: shown(context, firstWith(methods, "socket")),
  };
}

/** Samples of remote calls, by protocol. */
function remoteSamples(context: ReadmeContext, methods: readonly Method[]): Optional<Samples> {
  const byJsonRpc = methodsBy(methods, "json-rpc");
  const [first, second = first] = byJsonRpc;
  const [connected] = methodsBy(methods, "connect");
  const call = ({ id }: Method): ReturnType<typeof shownCall> => shownCall(context, id, { readme: context.readme });
  return {
    jsonRpc: first && catching(context, first, { role: "json-rpc", shown: ["code", "message", "data"] }),
    batch: first && second && { kind: "batch", calls: [call(first), call(second)] },
    connect: connected && catching(context, connected, { role: "connect", shown: ["code", "message", "details"] }),
  };
}

/** Samples of what the client as a whole is made with. */
function clientSamples(context: ReadmeContext, { owner }: Method): Optional<Samples> {
  const { sdk } = context;
  const settings = clientSettings(context);
  const client = (setting: ClientSetting): ClientProgram => ({ kind: "client", settings: [...settings, setting] });
  const [, ...others] = sdk.environments.list;
  const last = others.at(-1);
  // With one environment there is none to choose, but tests have servers of their own.
  const server: ClientSetting | undefined = last
    ? { kind: "environment", index: last.index }
    : sdk.environments.list.length > 0
      ? { kind: "base-url", value: sampleBaseUrl(context) }
      : undefined;
  const own = sdk.clients.find(({ root, id }) => !root && id === owner);
  const resource = own ?? sdk.clients.find(({ root, methods }) => !root && methods.length > 0);
  return {
    environment: server && client(server),
    httpClient: client({ kind: "http-client" }),
    middleware: client({ kind: "middleware" }),
    logging: client({ kind: "logger" }),
    standalone: resource && { kind: "standalone", resource: resource.id, settings },
  };
}

/** The webhook whose delivery a sample reads: the first that can be verified and has a body. */
function readWebhook({ api, sdk }: SampleContext): WebhookId | null {
  return sdk.webhooks?.verified.find((id) => api.webhooks[id]?.payload) ?? null;
}

function webhookSample(context: ReadmeContext): SampleProgram | undefined {
  return context.sdk.webhooks ? { kind: "webhook", webhook: readWebhook(context) } : undefined;
}

function featurePrograms(context: ReadmeContext, methods: readonly Method[]): ReadmePrograms["features"] {
  const program = (id: OperationId): SampleProgram | undefined =>
    shown(
      context,
      methods.find((one) => one.id === id),
    );
  return (context.readme?.features ?? []).map(({ name, operations }) => ({
    name,
    programs: operations.flatMap((id) => program(id) ?? []),
  }));
}

/** The method that samples call: unless it was chosen, none that the client calls by itself to get tokens. */
function usualMethod(methods: readonly Method[], { api, readme, sdk }: ReadmeContext): Method | undefined {
  const chosen = readme?.defaultOperation;
  const tokens = api.auth.schemes.flatMap((scheme) =>
    scheme.kind === "oauth" ? [scheme.getToken.operation, scheme.refreshToken?.operation] : [],
  );
  const others = methods.filter(({ id }) => id === chosen || !tokens.includes(id));
  return shownMethod(sdk, others.length > 0 ? others : methods, chosen);
}

/** What a README shows of an SDK: of one without methods, how deliveries of webhooks are read. */
export function readmePrograms(context: ReadmeContext): ReadmePrograms {
  const methods = callableMethods(context.sdk, context.lacks);
  const method = usualMethod(methods, context);
  if (!method) {
    const samples = supported(present({ webhook: webhookSample(context) }), context, false);
    return { samples, features: [], hasMethods: false, hasRequests: false };
  }
  const samples = present({
    usage: shown(context, method, { client: clientSettings(context) }),
    ...callSamples(context, method, methods),
    ...sectionSamples(context, methods, method),
    ...remoteSamples(context, methods),
    ...clientSamples(context, method),
    webhook: webhookSample(context),
  });
  const hasRequests = methods.some(isRequest);
  return {
    samples: supported(samples, context, hasRequests),
    features: featurePrograms(context, methods),
    hasMethods: true,
    hasRequests,
  };
}
