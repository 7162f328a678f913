import { type ReadmeFacts, type ReadmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { clientCredentialsOf, readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { pathTo } from "../samples/calls.js";
import { writeProgram } from "../samples/program.js";

const UNSENT = {
  name: "`*ConfigurationError`, `*MissingCredentialsError`",
  when: "an option is invalid or a credential is missing; nothing was sent",
};

/** The errors of APIs that have nothing but channels. */
function channelErrors({ packageName: name }: Emission): Partial<ReadmeTexts> {
  return {
    errors: `If a channel cannot be opened, the error is of type \`*${name}.ConnectionError\`. Use \`errors.As\` to distinguish errors.`,
    errorRows: [
      { name: "`*ConnectionError`", when: "the channel could not be opened" },
      { name: "`*SocketClosedError`", when: "the channel closed unexpectedly" },
      UNSENT,
    ],
  };
}

/** The texts on failures, and how they reach the caller. */
function errorTexts({ packageName: name }: Emission): Partial<ReadmeTexts> {
  const statuses = ["BadRequest", "Unauthorized", "Forbidden", "NotFound"].map((status) => `\`*${status}Error\``);
  return {
    errors: `After any non-2xx response, a call returns an error of type \`*${name}.APIError\` with the status, the headers and the body; common statuses and errors that the API declares have their own types. Use \`errors.As\` to distinguish them.`,
    errorRows: [
      { name: `${statuses.join(", ")}, ...`, when: "the server responds with that status" },
      { name: "`*ConnectionError`", when: "no response was received" },
      { name: "`*TimeoutError`", when: "an attempt timed out" },
      { name: "`*DecodeError`", when: "the body of a successful response could not be decoded" },
      UNSENT,
    ],
    jsonRpc: `Methods are called over JSON-RPC 2.0. If the server reports an error, \`errors.As\` finds it as \`*${name}.JSONRPCError\`, with the JSON-RPC code, and as \`*${name}.APIError\`, with the status of the HTTP response, which may be 200. \`core.ErrorData\` decodes the data of the error into a type.`,
    batch: "Calls in a batch are sent as a single request. After that, each call has its own result or error:",
    connect:
      "Methods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The type of an error depends on its status; it has the Connect code and details:",
    cancellation:
      "If the context ends, the call stops and returns an error that wraps `context.Canceled` or `context.DeadlineExceeded`.",
  };
}

/** How credentials rotate: each option has a variant that takes a function. */
function credentialsText({ api: { auth }, names }: Emission): string {
  const all = auth.schemes.flatMap((scheme) =>
    clientCredentialsOf(scheme).map(({ part }) => names.credential(scheme.id, part)),
  );
  const [first] = all;
  if (first === undefined) return "";
  const others = all.length > 1 ? " The other options have such a variant too." : "";
  return `\`option.With${first}Source\` takes a function instead, which is called before every attempt, so that credentials can rotate.${others}`;
}

function textsOf(emission: Emission, api: string, { hasRequests }: ReadmeFacts): Partial<ReadmeTexts> {
  const { module, packageName: name, options } = emission;
  return {
    ...errorTexts(emission),
    ...(hasRequests ? {} : channelErrors(emission)),
    tagline: `A typed Go client for ${api}. It uses only the standard library.`,
    requirements: "Go 1.24 or later.",
    installation: `go get ${module}`,
    usage: `Every method is listed in [reference.md](reference.md). Optional fields are pointers; \`${name}.Ptr\` returns a pointer to a value. For fields that can be absent, null or a value, use \`${name}.Null\` and \`${name}.Value\`.`,
    credentials: credentialsText(emission),
    pages: "To read it page by page, range over `Pages()`, or get the first page with `First()`.",
    upload:
      "Pass a file as an `io.Reader`. It is streamed, so that large files need little memory. Uploads can be retried if the reader is also an `io.Seeker`. To set a file name and a content type, use `core.NewFile`.",
    download: "The body is read on demand. Always close it.",
    webhooks:
      "Anyone can send requests to a webhook endpoint. Functions whose names begin with `Parse` verify that a delivery was sent by the API and return the typed event; `VerifyWebhook` only verifies. Both need the raw body, exactly as received, and return a `*webhook.VerificationError` if verification fails. To rotate secrets, pass both the old and the new one.",
    channels: `A channel is a connection over which both sides send messages. It closes when its context ends or you leave the loop. If it ends unexpectedly, the error is of type \`*${name}.SocketClosedError\`. Messages that the API does not declare are in \`Raw\`. With \`option.WithReconnect\`, a lost connection is replaced by a new one.`,
    retryUnsafe: options["retry-unsafe"]
      ? "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you pass `option.WithRetryUnsafe(false)`."
      : "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you pass `option.WithRetryUnsafe(true)`.",
    timeout:
      "Set `option.WithTimeout` for the client or for a single call; 0 disables the timeout. The deadline of the context applies to all attempts together.",
    undeclared: "To call an endpoint that the client does not declare, use `client.Request`.",
    proxies:
      "The default HTTP client reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. To choose a proxy in code, pass an `*http.Client` whose `http.Transport` has `Proxy` set.",
    testing:
      "To test code that uses the client without a network, pass an `*http.Client` with a fake `Transport`, or start an `httptest.Server` and pass its URL with `option.WithBaseURL`. Set `option.WithMaxRetries(0)` to test failures without waiting for retries.",
    httpClient: "`option.WithHTTPClient` accepts an `*http.Client`, or any value with the same `Do` method.",
  };
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(emission: Emission): ScaffoldFile[] {
  const { module, packageInfo, packageName, names } = emission;
  const { owner, name: repo } = readRepository(module);
  return sdkDocuments({
    target: emission,
    language,
    lacks: new Set(),
    files: emission.files,
    packageName,
    nameless: "an API",
    names: {
      environment: (index) => names.companion("environmentConstant", index),
      credential: (scheme, part) => `option.With${names.credential(scheme, part)}`,
    },
    variables: { ...(owner && repo && { owner, repo }), version: packageInfo.version },
    texts: (api, facts) => textsOf(emission, api, facts),
    spelling: {
      signature({ id, arguments: args, request }) {
        const fields = args.map(({ from }) => names.field(id, from));
        const parameters = ["ctx", ...fields, ...(request ? [`*${names.request(id)}`] : []), "...option.RequestOption"];
        return `${pathTo(emission, id)}(${parameters.join(", ")})`;
      },
      access: (resource) => `.${names.resource(resource)}`,
      field: ({ id }, { from }) => names.field(id, from),
    },
    program: (shown) => writeProgram(shown, emission),
  });
}
