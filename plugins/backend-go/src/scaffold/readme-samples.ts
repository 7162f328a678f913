import {
  httpOperations,
  type ReadmeSamples,
  readmeCall,
  resultKind,
  sendsFile,
  shownOperation,
} from "@sdkwright/docs-kit";
import type { FileWriter, HttpOperation, Part } from "@sdkwright/plugin-api";
import { clientCredentialsOf, requestsOf } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import { stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import type { Samples } from "../samples/values.js";
import { callExpression, emitClient, emitUsage, pathTo, printed, program } from "../snippets.js";
import { standard } from "../types.js";
import { caught, remoteSamples } from "./remote-samples.js";

type Names<K extends keyof ReadmeSamples> = Pick<ReadmeSamples, K>;

const codeOf = (emit: (file: FileWriter) => void): string => printed(emit).code;

/** A call with its result used up. */
export function usageOf(samples: Samples, operation: HttpOperation, options: readonly Part[] = []): string {
  return usageOfCall(samples, { ...readmeCall(samples.emission, operation), operation }, options);
}

/** The same of a call that is chosen already. */
export function usageOfCall(
  samples: Samples,
  call: Parameters<typeof emitUsage>[1],
  options: readonly Part[] = [],
): string {
  return codeOf((file) => emitUsage(samples, call, file, options));
}

function rawSample(samples: Samples, operation: HttpOperation): string | undefined {
  const { emission } = samples;
  const kind = resultKind(emission.api, operation);
  if (kind === "stream" || kind === "file" || kind === "socket") return undefined;
  const call = { ...readmeCall(emission, operation), operation };
  const path = pathTo(emission, operation).replace(/\.([^.]+)$/, ".WithRawResponse().$1");
  const shown = "(response.StatusCode, response.Header, response.RequestID, response.Body)";
  return codeOf((file) => {
    file.line("response, err := ", callExpression(samples, call, [], path));
    file.block("if err == nil {", () => file.line(standard("fmt", "Println"), shown), "}");
  });
}

function cancelSample(samples: Samples, operation: HttpOperation): string {
  const call = { ...readmeCall(samples.emission, operation), operation };
  const limit = standard("time", "Second");
  return codeOf((file) => {
    file.line("ctx, cancel := ", standard("context", "WithTimeout"), "(ctx, ", limit, ")");
    file.line("defer cancel()");
    emitUsage(samples, call, file);
  });
}

function credentialSample(samples: Samples, operation: HttpOperation): string | undefined {
  const { emission } = samples;
  const [first] = emission.api.auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(({ part, credential }) => ({ scheme: scheme.id, part, credential })),
  );
  if (!first) return undefined;
  const value = stringLiteral(`<${first.credential.name.words.join(" ")}>`);
  const option = emission.option(`With${emission.names.credential(first.scheme, first.part)}`);
  return usageOf(samples, operation, [[option, `(${value})`]]);
}

/** Samples around one call that every client has. */
function callSamples(
  samples: Samples,
  operation: HttpOperation,
): Names<
  "errorSample" | "credentialSample" | "retrySample" | "timeoutSample" | "cancelSample" | "rawSample" | "extraSample"
> {
  const { option, api } = samples.emission;
  const opens = resultKind(api, operation) === "socket";
  const failed = opens
    ? { name: "ConnectionError", shown: "failure.Phase, failure.Error()" }
    : { name: "APIError", shown: "failure.StatusCode, failure.Error(), failure.RequestID" };
  return {
    errorSample: caught(samples, operation, failed),
    credentialSample: credentialSample(samples, operation),
    retrySample: opens ? undefined : usageOf(samples, operation, [[option("WithMaxRetries"), "(5)"]]),
    timeoutSample: usageOf(samples, operation, [[option("WithTimeout"), "(10*", standard("time", "Second"), ")"]]),
    cancelSample: cancelSample(samples, operation),
    rawSample: rawSample(samples, operation),
    extraSample: usageOf(samples, operation, [
      [option("WithHeader"), '("X-Extra", "value")'],
      [option("WithQuery"), '("extra", "value")'],
    ]),
  };
}

function sectionSamples(
  samples: Samples,
): Names<"pagination" | "streaming" | "upload" | "download" | "idempotencySample" | "channelSample"> {
  const { api } = samples.emission;
  const all = httpOperations(api);
  const first = (matches: (one: HttpOperation) => boolean): string | undefined => {
    const found = all.find(matches);
    return found && usageOf(samples, found);
  };
  const keyed = all.find((one) => one.idempotencyKey !== undefined);
  const key: Part = [samples.emission.option("WithIdempotencyKey"), '("order-4711")'];
  const opening = requestsOf(api).find((one) => resultKind(api, one) === "socket");
  return {
    pagination: first((one) => resultKind(api, one) === "page"),
    streaming: first((one) => resultKind(api, one) === "stream"),
    upload: first(sendsFile),
    download: first((one) => resultKind(api, one) === "file"),
    idempotencySample: keyed && usageOf(samples, keyed, [key]),
    channelSample: opening && usageOf(samples, opening),
  };
}

/** Samples of what the client as a whole is given. */
function clientSamples(
  samples: Samples,
): Names<"environmentSample" | "httpClientSample" | "middlewareSample" | "loggingSample"> {
  const { option, names, sdk } = samples.emission;
  const client = (name: string, value: Part): string =>
    codeOf((file) => emitClient(samples, file, [[option(name), "(", value, ")"]]));
  const last = sdk.environments.list.at(-1);
  const limited: Part = ["&", standard("net/http", "Client"), "{Timeout: ", standard("time", "Minute"), "}"];
  return {
    environmentSample: last && client("WithEnvironment", samples.root(names.companion(keys.environment(last.index)))),
    httpClientSample: client("WithHTTPClient", limited),
    middlewareSample: middlewareSample(samples),
    loggingSample: client("WithLogger", [standard("log/slog", "Default"), "()"]),
  };
}

function middlewareSample(samples: Samples): string {
  const { option } = samples.emission;
  const request: Part = ["*", standard("net/http", "Request")];
  const response: Part = ["*", standard("net/http", "Response")];
  return codeOf((file) => {
    file.block(
      ["tracing := func(request ", request, ", next ", option("MiddlewareNext"), ") (", response, ", error) {"],
      () => {
        file.line("response, err := next(request)");
        file.block(
          "if err == nil {",
          () => file.line(standard("log", "Println"), "(request.Method, request.URL, response.StatusCode)"),
          "}",
        );
        file.line("return response, err");
      },
      "}",
    );
    emitClient(samples, file, [[option("WithMiddleware"), "(tracing)"]]);
  });
}

function webhookSample(samples: Samples): string | undefined {
  const { emission } = samples;
  const { sdk, names } = emission;
  const received = sdk.webhooks?.verified.find((id) => sdk.api.webhooks[id]?.payload);
  if (received === undefined) return undefined;
  const parse = samples.root(names.companion(keys.parse(received)));
  const http = (name: string): Part => standard("net/http", name);
  const refuse = (file: FileWriter): void => {
    file.block(
      "if err != nil {",
      () => {
        file.line(http("Error"), "(w, err.Error(), ", http("StatusBadRequest"), ")");
        file.line("return");
      },
      "}",
    );
  };
  return codeOf((file) => {
    file.block(
      ["func receive(w ", http("ResponseWriter"), ", r *", http("Request"), ") {"],
      () => {
        file.line("delivery, err := ", emission.webhook("FromRequest"), "(r)");
        refuse(file);
        file.line("event, err := ", parse, "(delivery, ", standard("os", "Getenv"), '("WEBHOOK_SECRET"))');
        refuse(file);
        file.line(standard("fmt", "Println"), "(event)");
      },
      "}",
    );
  });
}

function firstProgram(samples: Samples, operation: HttpOperation): string {
  return program((file) => {
    file.line("ctx := ", standard("context", "Background"), "()");
    emitClient(samples, file);
    emitUsage(samples, { ...readmeCall(samples.emission, operation), operation }, file);
  });
}

/** Every sample of a README; undefined where the API has no operation to show. */
export function readmeSamples(samples: Samples): ReadmeSamples | undefined {
  const { api, readme }: Emission = samples.emission;
  const operation = shownOperation(api, readme?.defaultOperation);
  if (!operation) return undefined;
  return {
    usage: firstProgram(samples, operation),
    ...callSamples(samples, operation),
    ...sectionSamples(samples),
    ...clientSamples(samples),
    ...remoteSamples(samples),
    webhookSample: webhookSample(samples),
  };
}
