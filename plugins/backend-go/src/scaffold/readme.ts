import { type ReadmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { pathTo } from "../samples/calls.js";
import { writeProgram } from "../samples/program.js";

/** The texts on failures, and how they reach the caller. */
function errorTexts({ packageName: name }: Emission): Partial<ReadmeTexts> {
  const statuses = ["BadRequest", "Unauthorized", "Forbidden", "NotFound"].map((status) => `\`*${status}Error\``);
  return {
    errors: `Any non-2xx response returns an \`*${name}.APIError\` with the status, the headers and the body; common statuses and errors that the API declares have types of their own. Use \`errors.As\` to tell them apart.`,
    errorRows: [
      { name: `${statuses.join(", ")}, ...`, when: "the server responds with that status" },
      { name: "`*ConnectionError`", when: "no response arrived" },
      { name: "`*TimeoutError`", when: "an attempt timed out" },
      { name: "`*DecodeError`", when: "the body of a success could not be decoded" },
      {
        name: "`*ConfigurationError`, `*MissingCredentialsError`",
        when: "an option is wrong, or a credential is missing; nothing was sent",
      },
    ],
    jsonRpc: `Methods are called over JSON-RPC 2.0. An error that the server reports is a \`*${name}.JSONRPCError\` with the code of the protocol, and a \`*${name}.APIError\` with the status of the HTTP response, which may be 200. \`core.ErrorData\` decodes its data into a type.`,
    batch: "Calls in a batch are sent as one request. Each has its own result or error once the batch has been sent:",
    connect:
      "Methods are called over the Connect protocol, in JSON: 64-bit integers, times and durations are strings. Errors have the type of their status, with the code and the details of the protocol:",
    cancellation:
      "A call whose context ends returns an error in which `errors.Is` finds `context.Canceled` or `context.DeadlineExceeded`.",
  };
}

function textsOf(emission: Emission, api: string): Partial<ReadmeTexts> {
  const { module, packageName: name, options } = emission;
  return {
    ...errorTexts(emission),
    tagline: `A typed Go client for ${api} that needs only the standard library.`,
    requirements: "Go 1.24 or later.",
    installation: `go get ${module}`,
    usage: `Every method is listed in [reference.md](reference.md). Optional fields are pointers: \`${name}.Ptr\` makes one of a value. \`${name}.Null\` and \`${name}.Value\` fill fields that can be absent, null or a value.`,
    credentials:
      "Options take precedence over environment variables. Each option has a variant that ends in `Source` and takes a function, which is called for every attempt, so that credentials can rotate.",
    upload:
      "A file is an `io.Reader`. One that is also an `io.Seeker` can be sent again. `core.NewFile` adds a name and a content type.",
    download: "The body is not read until you ask for it. Always close it.",
    webhooks:
      "Anybody can send a request to a webhook receiver. Functions whose names begin with `Parse` verify that the API sent a delivery and return the typed event; `VerifyWebhook` only verifies. Both need the body exactly as it arrived, and return a `*webhook.VerificationError`. Several secrets can be given while they rotate.",
    channels: `A channel is a connection on which both sides send messages, open for as long as its context. Leaving the loop closes it; if it ends unexpectedly, the error is a \`*${name}.SocketClosedError\`. A message that the API does not declare is in \`Raw\`. \`option.WithReconnect\` opens a new connection when one is lost.`,
    retryUnsafe: `A call that is not safe to repeat, such as a POST, and may already have taken effect is retried only with \`option.WithRetryUnsafe(true)\`, which is ${options["retry-unsafe"] ? "the" : "not the"} default.`,
    timeout:
      "Set `option.WithTimeout` for the client or for a single call; 0 means no limit. The deadline of the context applies to all attempts together.",
    undeclared: "Call undeclared endpoints with `client.Request`.",
    httpClient: "`option.WithHTTPClient` takes an `*http.Client`, or anything with its `Do` method.",
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
    packageName,
    nameless: "an API",
    names: {
      environment: (index) => names.companion("environmentConstant", index),
      credential: (scheme, part) => `option.With${names.credential(scheme, part)}`,
    },
    variables: { ...(owner && repo && { owner, repo }), version: packageInfo.version },
    texts: (api) => textsOf(emission, api),
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
