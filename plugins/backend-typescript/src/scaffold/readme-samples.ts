import {
  httpOperations,
  type ReadmeSamples,
  readmeCall,
  resultKind,
  sendsFile,
  shownOperation,
} from "@sdkwright/docs-kit";
import type { ExampleCall, HttpOperation } from "@sdkwright/plugin-api";
import { openedChannel, requestsOf } from "@sdkwright/plugin-api";
import { brandOf, packageName } from "../brand.js";
import { access, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { callCredentials } from "../emit/call-options.js";
import { type Entry, json, object, scalar, type Value } from "../literals.js";
import { ENVIRONMENTS } from "../names.js";
import { callExpression, construction, importLine, standaloneClient } from "../snippets.js";
import { catching, remoteSamples } from "./remote-samples.js";

const code = (part: string): Value => ({ part, atomic: false, size: 0, kind: "other" });

/** The opening of a channel that samples show. */
function openingShown({ api }: Emission): HttpOperation | undefined {
  return requestsOf(api).find((operation) => openedChannel(api, operation));
}

/** A call with its result in a variable, read as its kind asks for. */
export function usageOf(
  emission: Emission,
  operation: HttpOperation,
  example: ExampleCall = readmeCall(emission.target, operation),
): string {
  const call = callExpression(example, emission);
  switch (resultKind(emission.target.api, operation)) {
    case "socket":
      return `const socket = await ${call};\nfor await (const message of socket) {\n  console.log(message);\n}`;
    case "page":
      return `for await (const item of ${call}) {\n  console.log(item);\n}`;
    case "stream":
      return `const events = await ${call};\nfor await (const event of events) {\n  console.log(event);\n}`;
    case "file":
      return `const file = await ${call};\nconst bytes = await file.bytes();`;
    case "value":
      return `const result = await ${call};`;
    case "nothing":
      return `await ${call};`;
  }
}

/** The code blocks of a README, and one that only this language has. */
export interface Samples extends ReadmeSamples {
  readonly bundleSample: string | undefined;
}

function environmentSample(emission: Emission): string | undefined {
  const { sdk, names } = emission;
  const last = sdk.environments.list.at(-1);
  if (!last) return undefined;
  const name = names.companion(ENVIRONMENTS);
  const chosen: Entry = ["environment", code(`${name}${access(names.environment(last.index))}`)];
  return `${importLine(emission, [name])}\n\n${construction(emission, [chosen])}`;
}

/** Opening a channel fails without an answer: there is no status to tell. */
function errorSample(emission: Emission, operation: HttpOperation, call: string): string {
  const { api, options } = emission.target;
  const opens = openedChannel(api, operation) !== undefined;
  const name = opens ? `${brandOf(api, options)}ConnectionError` : "ApiError";
  return catching(emission, call, {
    name,
    isOther: `!(error instanceof ${name})`,
    shown: opens ? ["message"] : ["status", "message", "body", "requestId"],
  });
}

function sectionCalls(
  emission: Emission,
): Pick<ReadmeSamples, "pagination" | "streaming" | "upload" | "download" | "idempotencySample"> {
  const all = httpOperations(emission.target.api);
  const first = (matches: (one: HttpOperation) => boolean): string | undefined => {
    const found = all.find(matches);
    return found && usageOf(emission, found);
  };
  const keyed = all.find((one) => one.idempotencyKey !== undefined);
  const key: Entry = ["idempotencyKey", json("order-4711")];
  return {
    pagination: first((one) => resultKind(emission.target.api, one) === "page"),
    streaming: first((one) => resultKind(emission.target.api, one) === "stream"),
    upload: first(sendsFile),
    download: first((one) => resultKind(emission.target.api, one) === "file"),
    idempotencySample: keyed && `await ${callExpression(readmeCall(emission.target, keyed), emission, [key])};`,
  };
}

/** Samples that every client has, around one call. */
function callSamples(
  emission: Emission,
  operation: HttpOperation,
): Pick<ReadmeSamples, "errorSample" | "retrySample" | "timeoutSample" | "cancelSample" | "rawSample" | "extraSample"> {
  const call = (...options: Entry[]): string =>
    callExpression(readmeCall(emission.target, operation), emission, options);
  const isStream = resultKind(emission.target.api, operation) === "stream";
  const opens = openedChannel(emission.target.api, operation) !== undefined;
  const extra: Entry[] = [
    ["headers", object([["X-Extra", json("value")]])],
    ["query", object([["extra", json("value")]])],
  ];
  const raw = isStream
    ? `const { response } = await ${call()}.withRawResponse();\nconsole.log(response.status);`
    : `const { data, response } = await ${call()}.withRawResponse();\nconsole.log(data, response.status, response.headers.get("content-type"));`;
  return {
    errorSample: errorSample(emission, operation, call()),
    retrySample: opens ? undefined : `await ${call(["maxRetries", scalar(5)])};`,
    timeoutSample: `await ${call(["timeoutMs", scalar(10_000)])};`,
    cancelSample: `const controller = new AbortController();\nsetTimeout(() => controller.abort(), 1000);\nawait ${call(["signal", code("controller.signal")])};`,
    rawSample: opens ? undefined : raw,
    extraSample: `await ${call(...extra)};`,
  };
}

function credentialSample(emission: Emission, operation: HttpOperation): string | undefined {
  const [credential] = callCredentials(emission);
  if (!credential) return undefined;
  const own: Entry = [credential.name, json(`<${credential.name}>`)];
  return `await ${callExpression(readmeCall(emission.target, operation), emission, [own])};`;
}

function clientSamples(
  emission: Emission,
): Pick<ReadmeSamples, "httpClientSample" | "middlewareSample" | "loggingSample"> {
  const line = importLine(emission);
  const middleware = importLine(emission, ["type Middleware"]);
  const tracing = [
    "const tracing: Middleware = async (request, next) => {",
    "  const response = await next(request);",
    "  console.log(request.method, request.url, response.status);",
    "  return response;",
    "};",
  ].join("\n");
  return {
    httpClientSample: `${line}\n\n${construction(emission, [["fetch", code("(url, init) => fetch(url, init)")]])}`,
    middlewareSample: `${middleware}\n\n${tracing}\n\n${construction(emission, [["middleware", code("[tracing]")]])}`,
    loggingSample: `${line}\n\n${construction(emission, [
      ["logger", code("console")],
      ["logLevel", json("debug")],
    ])}`,
  };
}

function webhookSample({ sdk, target }: Emission): string | undefined {
  if (!sdk.webhooks) return undefined;
  return [
    `import { parseWebhook } from ${stringLiteral(packageName(target))};`,
    "",
    "async function receive(request: Request, secret: string): Promise<void> {",
    "  const { headers, url } = request;",
    "  const event = await parseWebhook({ body: await request.text(), headers, url }, secret);",
    "  console.log(event);",
    "}",
  ].join("\n");
}

function channelSample(emission: Emission): string | undefined {
  const request = openingShown(emission);
  return request && usageOf(emission, request);
}

/** Every sample of a README; undefined where the API has no operation to show. */
export function readmeSamples(emission: Emission): Samples | undefined {
  const operation = shownOperation(emission.target.api, emission.target.readme?.defaultOperation);
  if (!operation) return undefined;
  return {
    usage: `${importLine(emission)}\n\n${construction(emission)}\n${usageOf(emission, operation)}`,
    environmentSample: environmentSample(emission),
    credentialSample: credentialSample(emission, operation),
    ...sectionCalls(emission),
    ...callSamples(emission, operation),
    ...clientSamples(emission),
    bundleSample: standaloneClient(emission),
    webhookSample: webhookSample(emission),
    channelSample: channelSample(emission),
    ...remoteSamples(emission),
  };
}
