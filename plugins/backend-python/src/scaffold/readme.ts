import { type ReadmeFacts, type ReadmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import type { Method, OperationId, ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { packageName } from "../names.js";
import { asyncProgram } from "../samples/asynchronous.js";
import { pathTo } from "../samples/calls.js";
import { program } from "../samples/programs.js";

const UNSENT = { name: "`ConfigurationError`", when: "an option is invalid or missing; nothing was sent" };

/** The errors of APIs that have nothing but channels. */
function channelErrors({ brand }: Emission): Partial<ReadmeTexts> {
  return {
    errors: `A channel that cannot be opened raises a \`${brand}ConnectionError\`. Every error that the client raises extends \`${brand}Error\`.`,
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
    errors: `Any non-2xx response raises an \`ApiError\` with the status, the headers and the decoded body; common statuses and errors that the API declares have their own classes. Every error that the client raises extends \`${brand}Error\`.`,
    errorRows: [
      {
        name: "`BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ...",
        when: "the server responds with that status",
      },
      { name: `\`${brand}ConnectionError\``, when: "no response was received" },
      { name: `\`${brand}TimeoutError\``, when: "an attempt timed out" },
      { name: "`DecodeError`", when: "the body of a successful response could not be decoded" },
      UNSENT,
    ],
    jsonRpc:
      "Methods are called over JSON-RPC 2.0. If the server reports an error, the call raises a `JsonRpcError`, which is an `ApiError` with the JSON-RPC code and data. Its status is that of the HTTP response, which may be 200.",
    batch:
      "Calls in a batch are sent as a single request when the block ends. After that, each call has its own result or error:",
    connect:
      "Methods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The class of an error depends on its status; its body contains the Connect code and details:",
  };
}

/** What is said of the asynchronous client, and the first sample with it. */
function asyncSection(emission: Emission, { usage }: ReadmeFacts["samples"]): ReadmeTexts["sections"][number] {
  const text = `\`Async${emission.client}\` has the same methods as coroutines. Iterate over lists and streams with \`async for\`:`;
  const code = usage?.kind === "call" ? { code: asyncProgram(usage, emission) } : {};
  return { title: "Asynchronous client", text, place: "usage", ...code };
}

function usageText({ sdk, names, module }: Emission): string {
  const decl = Object.values(sdk.api.types).find(({ name, namespace }) => name.explicit && !namespace);
  const typed =
    decl === undefined
      ? ""
      : `Requests and responses are typed. The module \`${module}.types\` contains every type of the API, such as \`types.${names.type(decl.id)}\`. `;
  return `${typed}Every method is listed in [reference.md](reference.md). To close the client's connections, call \`close()\` or use the client in a \`with\` block.`;
}

/** What a README of a Python SDK says in words of its own. */
function textsOf(api: string, { hasRequests, samples }: ReadmeFacts, emission: Emission): Partial<ReadmeTexts> {
  const { client, target, helpers } = emission;
  const name = packageName(target);
  return {
    ...errorTexts(emission),
    ...(hasRequests ? {} : channelErrors(emission)),
    tagline: `A typed Python client for ${api}, synchronous and asynchronous.`,
    requirements: "Python 3.10 or later. The package depends on httpx and Pydantic 2.",
    installation: `pip install ${helpers.has("socket") ? `"${name}[websockets]"` : name}`,
    usage: usageText(emission),
    credentials:
      "A credential can also be a function, which is called before every attempt, so that credentials can rotate. For the asynchronous client, it may be a coroutine function.",
    pages: "To read it page by page, iterate over `iter_pages()`; each page has `items` and `response`.",
    streaming: "Events are available as soon as they arrive. The end of the `with` block closes the connection.",
    upload:
      "A file can be `bytes`, a file that is open for reading bytes, or a `pathlib.Path`. It is streamed, so that large files need little memory. To set a file name and a content type, pass a tuple: `(name, content)` or `(name, content, content_type)`.",
    download:
      "The body is read on demand: `iter_bytes()` returns its parts, `read()` all of it, and `write_to_file(path)` saves it. Use it in a `with` block, which closes the connection.",
    webhooks:
      "Anyone can send requests to a webhook endpoint. `parse_webhook` verifies that a delivery was sent by the API and returns the typed event; `verify_webhook` only verifies. Both need the raw body, exactly as received, and raise `WebhookVerificationError` if verification fails. To rotate secrets, pass a list with both the old and the new one.",
    channels:
      "A channel is a connection over which both sides send messages. It closes at the end of the `with` block; if it ends unexpectedly, `SocketClosedError` is raised. Channels need the package `websockets`, which the extra `websockets` installs.",
    retryUnsafe: target.options["retry-unsafe"]
      ? "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you set `retry_unsafe` to `False`."
      : "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you set `retry_unsafe`.",
    timeout: "Set `timeout` in seconds for the client or for a single call; 0 disables the timeout.",
    cancellation:
      "A call of the asynchronous client stops when its task is cancelled. A call of the synchronous client cannot be cancelled; it ends with its timeout.",
    unknown:
      target.options["extra-fields"] === "ignore"
        ? "Undeclared enum values of responses are kept as they are; undeclared properties are dropped."
        : "Undeclared properties and enum values of responses are kept as they are.",
    undeclared: "To call an endpoint that the client does not declare, use `client.request(method, path)`.",
    httpClient:
      "`http_client` accepts an `httpx.Client`, or for the asynchronous client an `httpx.AsyncClient`. The client does not close it.",
    proxies:
      'httpx reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. To choose a proxy in code, pass `http_client=httpx.Client(proxy="http://proxy.example:8080")`.',
    testing: `To test code that uses the client without a network, pass an \`http_client\` with a mock transport: \`${client}(http_client=httpx.Client(transport=httpx.MockTransport(handler)))\`. Set \`max_retries=0\` to test failures without waiting for retries.`,
    logging:
      "Nothing is logged unless you pass a `logging.Logger`. Bodies, credentials and query parameters are never logged.",
    sections: [asyncSection(emission, samples)],
  };
}

/** `client.pets.get(pet_id, *, limit, request_options)`. */
function signatureOf(emission: Emission, { id, arguments: before, request }: Method): string {
  const { names } = emission;
  const name = ({ from }: Method["arguments"][number]): string => names.field(id, from);
  const keywords = (request?.fields ?? []).map(name);
  const parameters = [...before.map(name), "*", ...keywords, "request_options"];
  return `${pathTo(emission, id as OperationId)}(${parameters.join(", ")})`;
}

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
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
      signature: (method) => signatureOf(emission, method),
      access: (resource) => `.${names.resource(resource)}`,
      field: ({ id }, { from }) => names.field(id, from),
    },
    program: (sample) => program(sample, emission),
  });
}
