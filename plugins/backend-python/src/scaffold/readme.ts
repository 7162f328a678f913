import { type ReadmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import type { Method, OperationId, ScaffoldFile } from "@sdkwright/plugin-api";
import { type Emission, httpLibrary } from "../emission.js";
import { language } from "../language.js";
import { packageName } from "../names.js";
import { pathTo } from "../samples/calls.js";
import { program } from "../samples/programs.js";

/** The texts on failures, and how they reach the caller. */
function errorTexts({ brand }: Emission): Partial<ReadmeTexts> {
  return {
    errors: `Any non-2xx response raises an \`ApiError\` with the status, the headers and the decoded body; common statuses and errors that the API declares have their own classes. Every error that the client raises is a \`${brand}Error\`.`,
    errorRows: [
      {
        name: "`BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ...",
        when: "the server responds with that status",
      },
      { name: `\`${brand}ConnectionError\``, when: "no response was received" },
      { name: `\`${brand}TimeoutError\``, when: "an attempt timed out" },
      { name: "`DecodeError`", when: "the body of a successful response could not be decoded" },
      { name: "`ConfigurationError`", when: "an option is invalid or missing; no request was sent" },
    ],
    jsonRpc:
      "Methods are called over JSON-RPC 2.0. If the server reports an error, the call raises a `JsonRpcError`, which is an `ApiError` with the JSON-RPC code and data. Its status is that of the HTTP response, which may be 200.",
    batch:
      "Calls in a batch are sent as a single request when the block ends. After that, each call has its own result or error:",
    connect:
      "Methods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The class of an error depends on its status; its body contains the Connect code and details:",
  };
}

/** The first method that gives a value, for the sample of the asynchronous client. */
function shownMethod({ sdk }: Emission): Method | undefined {
  return Object.values(sdk.methods).find(({ result, arguments: before, request }) => {
    const required = request?.fields.some((field) => field.required) === true;
    return (result.kind === "value" || result.kind === "page") && before.length === 0 && !required;
  });
}

/** What is said of the asynchronous client, and a program that uses it. */
function asyncSection(emission: Emission): ReadmeTexts["sections"][number] {
  const { client, module } = emission;
  const title = "Asynchronous client";
  const text = `\`Async${client}\` has the same methods as coroutines. Lists and streams are read with \`async for\`, and tasks can be cancelled.`;
  const method = shownMethod(emission);
  if (!method) return { title, text };
  const call = `${pathTo(emission, method.id)}()`;
  const use =
    method.result.kind === "page" ? `async for item in ${call}:\n            print(item)` : `print(await ${call})`;
  const code = `import asyncio

from ${module} import Async${client}


async def main() -> None:
    async with Async${client}() as client:
        ${use}


asyncio.run(main())`;
  return { title, text, code };
}

function usageText({ sdk, names, module }: Emission): string {
  const decl = Object.values(sdk.api.types).find(({ name, namespace }) => name.explicit && !namespace);
  const typed =
    decl === undefined
      ? ""
      : `Requests and responses are typed. The module \`${module}.types\` contains every type of the API, such as \`types.${names.type(decl.id)}\`. `;
  return `${typed}Every method is listed in [reference.md](reference.md).`;
}

/** What a README of a Python SDK says in words of its own. */
function textsOf(api: string, emission: Emission): Partial<ReadmeTexts> {
  const { client, target, helpers } = emission;
  const name = packageName(target);
  const http = httpLibrary(emission);
  return {
    ...errorTexts(emission),
    tagline: `A typed Python client for ${api}, synchronous and asynchronous.`,
    requirements: `Python 3.10 or later. The package depends on ${http} and Pydantic 2.`,
    installation: `pip install ${helpers.has("socket") ? `"${name}[websockets]"` : name}`,
    usage: usageText(emission),
    credentials:
      "Each option also accepts a function, which is called before every attempt, so that credentials can rotate. For the asynchronous client, it may be a coroutine function.",
    upload:
      "A file can be `bytes`, a file that is open for reading bytes, or a `pathlib.Path`. It is streamed, so that large files need little memory. To set a file name and a content type, pass a tuple: `(name, content)` or `(name, content, content_type)`.",
    download:
      "The body is read on demand: `iter_bytes()` returns its parts, `read()` all of it, and `write_to_file(path)` saves it. Use it in a `with` block, which closes the connection.",
    webhooks:
      "Anyone can send requests to a webhook endpoint. `parse_webhook` verifies that a delivery was sent by the API and returns the typed event; `verify_webhook` only verifies. Both need the raw body, exactly as received, and raise `WebhookVerificationError` if verification fails. To rotate secrets, pass a list with both the old and the new one.",
    channels:
      "A channel is a connection over which both sides send messages. It closes at the end of the `with` block; if it ends unexpectedly, `SocketClosedError` is raised. Channels need the package `websockets`, which the extra of this name installs.",
    retryUnsafe: `Calls that are not safe to repeat, such as POST requests, and that may already have taken effect are retried only if \`retry_unsafe\` is set; it is ${target.options["retry-unsafe"] ? "on" : "off"} by default.`,
    timeout: "Set `timeout` in seconds for the client or for a single call; 0 disables the timeout.",
    cancellation:
      "Calls of the asynchronous client end when their task is cancelled. A call of the synchronous client ends with its timeout.",
    undeclared: "To call an endpoint that the client does not declare, use `client.request(method, path)`.",
    httpClient: `\`http_client\` accepts an \`${http}.Client\`, or for the asynchronous client an \`${http}.AsyncClient\`. The client does not close it.`,
    proxies: `${http} reads \`HTTP_PROXY\`, \`HTTPS_PROXY\` and \`NO_PROXY\`. To choose a proxy in code, pass \`http_client=${http}.Client(proxy="http://proxy.example:8080")\`.`,
    testing: `To test code that uses the client without a network, pass an \`http_client\` with a transport of your own: \`${client}(http_client=${http}.Client(transport=${http}.MockTransport(handler)))\`. Set \`max_retries=0\` to test failures without waiting for retries.`,
    logging:
      "Nothing is logged unless you pass a `logging.Logger`. Bodies, credentials and query parameters are never logged.",
    sections: [asyncSection(emission)],
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
    texts: (api) => textsOf(api, emission),
    spelling: {
      signature: (method) => signatureOf(emission, method),
      access: (resource) => `.${names.resource(resource)}`,
      field: ({ id }, { from }) => names.field(id, from),
    },
    program: (sample) => program(sample, emission),
  });
}
