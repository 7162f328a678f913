import { type ReadmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
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

const RUNTIME_SUPPORT =
  "The package has ES modules and CommonJS, and uses only what the platforms share: `fetch`, streams, `FormData` and Web Crypto. In a browser, credentials are visible to the user, and redirects follow the browser's own rules.";

/** What a README of a TypeScript SDK says in words of its own. */
function textsOf(api: string, emission: Emission): Partial<ReadmeTexts> {
  const { brand, target } = emission;
  const type = firstType(emission);
  const typed = `Requests and responses are typed: \`${brand}\` holds every type of the API, such as \`${brand}.${type}\`. `;
  return {
    tagline: `A typed TypeScript client for ${api}, without dependencies, for servers and browsers.`,
    requirements:
      "Node.js 20 or later, a current version of Deno or Bun, a worker platform with `fetch`, or a current browser. TypeScript 5.0 or later, if you use it.",
    installation: `npm install ${packageName(target)}`,
    usage: `${type === undefined ? "" : typed}Every method is listed in [reference.md](reference.md).`,
    credentials:
      "Options take precedence over environment variables. Each can be a function, also an async one, which is called for every attempt, so that credentials can rotate.",
    errors: `Any non-2xx response throws an \`ApiError\` with the status, the headers and the decoded body; common statuses have classes of their own. Every error of the client extends \`${brand}Error\`.`,
    errorRows: [
      {
        name: "`BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ...",
        when: "the server responds with that status",
      },
      { name: `\`${brand}ConnectionError\``, when: "no response arrived" },
      { name: `\`${brand}TimeoutError\``, when: "an attempt timed out" },
      { name: "`ConfigurationError`", when: "an option is wrong or missing; nothing was sent" },
    ],
    upload:
      'A file can be a `Blob`, a buffer, a stream, a string or, where there is a file system, `{ path: "..." }`. To set a file name and a content type, pass `{ data, filename, contentType }`.',
    download:
      "The body is not read until you ask for it: as a stream, as bytes, as a `Blob` or as text. Call `close()` on a file that you do not want.",
    webhooks:
      "Anybody can send a request to a webhook receiver. `parseWebhook` verifies that the API sent a delivery and returns the typed event; `verifyWebhook` only verifies. Both need the body exactly as it arrived, and throw `WebhookVerificationError`.",
    jsonRpc:
      "Methods are called over JSON-RPC 2.0. An error that the server reports throws a `JsonRpcError`, an `ApiError` with the code and the data of the protocol; its status is that of the HTTP response and may be 200.",
    batch: "Calls in a batch are sent as one request. Options of the batch follow the function:",
    connect:
      "Methods are called over the Connect protocol, in JSON: 64-bit integers, times and durations are strings. Errors have the class of their status; their body has the code and the details of the protocol:",
    channels:
      "A channel is a connection on which both sides send messages. Leaving the loop closes it; if it ends unexpectedly, `SocketClosedError` is thrown. `reconnect: true` opens a new connection when one is lost. Platforms without a WebSocket of their own, such as Node.js 20, need the package `ws`. Browsers cannot send headers, and so no credentials in them.",
    retryUnsafe: `A call that is not safe to repeat, such as a POST, and may already have taken effect is retried only if \`retryUnsafe\` is set, which is ${target.options["retry-unsafe"] ? "the" : "not the"} default.`,
    timeout: "Set `timeoutMs` for the client or for a single call; 0 means no limit.",
    undeclared: "Call undeclared endpoints with `client.request(method, path, options)`.",
    httpClientTitle: "Custom fetch",
    logging: "Nothing is logged unless you pass a logger. Bodies, credentials and query parameters are never logged.",
    standalone:
      "The client refers to every method of the API. To keep a bundle for browsers small, use the client of one resource alone:",
    sections: [{ title: "Runtime support", text: RUNTIME_SUPPORT }],
  };
}

/** `README.md`: what the package is for, and how each thing is done; `reference.md`: every method; the licence. */
export function documents(emission: Emission): ScaffoldFile[] {
  const { target, names, brand } = emission;
  return sdkDocuments({
    target,
    language,
    lacks: new Set(),
    packageName: packageName(target),
    nameless: brand,
    names: { environment: names.environment, credential: names.credential },
    texts: (api) => textsOf(api, emission),
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
