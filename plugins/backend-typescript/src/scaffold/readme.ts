import { type ReadmeFacts, type ReadmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { access } from "../dialect.js";
import type { Emission } from "../emission.js";
import { keyOf } from "../emit/method.js";
import { language } from "../language.js";
import { packageName } from "../names.js";
import { methodPath } from "../samples/calls.js";
import { program } from "../samples/programs.js";

/** A type that readers can look up. */
function firstType({ api, names }: Emission): string | undefined {
  const decl = Object.values(api.types).find(({ name, namespace }) => name.explicit && !namespace);
  return decl && names.type(decl.id);
}

/** What platforms have in common, and what is different in browsers. */
function runtimeSupport({ api: { auth } }: Emission): string {
  const credentials = auth.schemes.length > 0 ? "users can see the credentials, and " : "";
  return `The package contains ES modules and CommonJS, and uses only APIs that all these platforms provide: \`fetch\`, streams, \`FormData\` and Web Crypto. In a browser, ${credentials}redirects follow the browser's rules.`;
}

const UNSENT = { name: "`ConfigurationError`", when: "an option is invalid or missing; nothing was sent" };

/** The errors of APIs that have nothing but channels. */
function channelErrors({ brand }: Emission): Partial<ReadmeTexts> {
  return {
    errors: `A channel that cannot be opened throws a \`${brand}ConnectionError\`. Every error that the client throws extends \`${brand}Error\`.`,
    errorRows: [
      { name: `\`${brand}ConnectionError\``, when: "the channel could not be opened" },
      { name: "`SocketClosedError`", when: "the channel closed unexpectedly" },
      UNSENT,
    ],
  };
}

/** The texts on failures, and how they reach the caller. */
function errorTexts({ brand }: Emission): Partial<ReadmeTexts> {
  return {
    errors: `Any non-2xx response throws an \`ApiError\` with the status, the headers and the decoded body; common statuses have their own classes. Every error that the client throws extends \`${brand}Error\`.`,
    errorRows: [
      {
        name: "`BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ...",
        when: "the server responds with that status",
      },
      { name: `\`${brand}ConnectionError\``, when: "no response was received" },
      { name: `\`${brand}TimeoutError\``, when: "an attempt timed out" },
      UNSENT,
    ],
  };
}

/** What a README of a TypeScript SDK says in words of its own. */
function textsOf(api: string, { hasRequests }: ReadmeFacts, emission: Emission): Partial<ReadmeTexts> {
  const { brand, target } = emission;
  const type = firstType(emission);
  const typed = `Requests and responses are typed. The namespace \`${brand}\` contains every type of the API, such as \`${brand}.${type}\`. `;
  return {
    ...(hasRequests ? errorTexts(emission) : channelErrors(emission)),
    tagline: `A typed TypeScript client for ${api}. It has no dependencies and runs on servers and in browsers.`,
    requirements:
      "Node.js 20 or later, a current version of Deno or Bun, a worker runtime with `fetch`, or a current browser. The types require TypeScript 5.0 or later.",
    installation: `npm install ${packageName(target)}`,
    usage: `${type === undefined ? "" : typed}Every method is listed in [reference.md](reference.md).`,
    credentials:
      "A credential can also be a function, sync or async, which is called before every attempt, so that credentials can rotate.",
    pages:
      "To read it page by page, iterate over `iterPages()` of the call, or await the call for the first page; each page has `items` and `response`.",
    upload:
      'A file can be a `Blob`, a buffer, a stream, a string or, if the platform has a file system, `{ path: "..." }`. To set a file name and a content type, pass `{ data, filename, contentType }`. Node.js may keep the whole body of an upload in memory, even if it is a stream; upload very large files in parts if the API supports it.',
    download:
      "The body is read on demand: as a stream, as bytes, as a `Blob` or as text. If you do not read it, call `close()`.",
    webhooks:
      "Anyone can send requests to a webhook endpoint. `parseWebhook` verifies that a delivery was sent by the API and returns the typed event; `verifyWebhook` only verifies. Both need the raw body, exactly as received, and throw `WebhookVerificationError` if verification fails.",
    jsonRpc:
      "Methods are called over JSON-RPC 2.0. If the server reports an error, the call throws a `JsonRpcError`, which is an `ApiError` with the JSON-RPC code and data. Its status is that of the HTTP response, which may be 200.",
    batch: "Calls in a batch are sent as a single request. Pass options for the batch after the function:",
    connect:
      "Methods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The class of an error depends on its status; its body contains the Connect code and details:",
    channels:
      "A channel is a connection over which both sides send messages. Leaving the loop closes it; if it ends unexpectedly, `SocketClosedError` is thrown. With `reconnect: true`, a lost connection is replaced by a new one. Platforms without a built-in WebSocket, such as Node.js 20, need the package `ws`. Browsers cannot send headers when they open a channel, so they cannot send credentials in headers.",
    retryUnsafe: target.options["retry-unsafe"]
      ? "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you set `retryUnsafe: false`."
      : "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you set `retryUnsafe: true`.",
    timeout: "Set `timeoutMs` for the client or for a single call; 0 disables the timeout.",
    cancellation: "To cancel a call and its retries, pass an `AbortSignal`:",
    undeclared: "To call an endpoint that the client does not declare, use `client.request(method, path, options)`.",
    httpClientTitle: "Custom fetch",
    proxies: `The client uses the platform's \`fetch\`. Deno and Bun read \`HTTP_PROXY\` and \`HTTPS_PROXY\`; Node.js ignores them unless \`NODE_USE_ENV_PROXY=1\` is set, which needs Node.js 22.21, or 24 or later. In other versions, or to choose the proxy in code, install [undici](https://www.npmjs.com/package/undici) and pass a \`fetch\` that calls undici's with a \`ProxyAgent\` as \`dispatcher\`.`,
    testing: `To test code that uses the client without a network, pass a \`fetch\` that returns a response: \`new ${emission.client}({ fetch: async () => Response.json({ id: "1" }) })\`. Set \`maxRetries: 0\` to test failures without waiting for retries.`,
    logging: "Nothing is logged unless you pass a logger. Bodies, credentials and query parameters are never logged.",
    standalone:
      "The client includes every method of the API. To keep a browser bundle small, use the client of a single resource:",
    sections: [{ title: "Runtime support", text: runtimeSupport(emission) }],
  };
}

/** `README.md`: what the package is for, and how each thing is done; `reference.md`: every method; the licence. */
export function documents(emission: Emission): ScaffoldFile[] {
  const { target, names, brand } = emission;
  return sdkDocuments({
    target,
    language,
    lacks: new Set(),
    files: emission.layout.files,
    packageName: packageName(target),
    nameless: brand,
    names: { environment: names.environment, credential: names.credential },
    texts: (api, facts) => textsOf(api, facts, emission),
    spelling: {
      signature({ id, arguments: before, request, result }) {
        const options = result.kind === "socket" ? "SocketOptions" : "RequestOptions";
        const parameters = [
          ...before.map((field) => keyOf(names, id, field)),
          ...(request ? [`request${request.optional ? "?" : ""}: ${names.request(id)}`] : []),
          `options?: ${options}`,
        ];
        return `client${methodPath(emission, id)}(${parameters.join(", ")})`;
      },
      access: (resource) => access(names.resource(resource)),
      field: ({ id }, field) => keyOf(names, id, field),
    },
    program: (sample) => program(sample, emission),
  });
}
