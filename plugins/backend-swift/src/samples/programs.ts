import { type ProgramOf, programWriter, wireClient } from "@sdkwright/docs-kit";
import type { CaughtError, Part, SampleCall, SampleProperty, Snippet } from "@sdkwright/plugin-api";
import { code, createFile, hardline, join, methodOf } from "@sdkwright/plugin-api";
import { type Context, foundation } from "../context.js";
import { dialect } from "../dialect.js";
import { isOptional } from "../emit/method.js";
import { WEBHOOKS } from "../emit/webhooks.js";
import { call, dictionary, items } from "../line-breaks.js";
import { stringLiteral } from "../literals.js";
import { callExpression, clientPart } from "./calls.js";
import { valuePart } from "./values.js";

/** Code with the imports that it needs. */
function written(part: Part): { readonly imports: string[]; readonly text: string } {
  const file = createFile("Sample.swift", dialect);
  file.line(part);
  const { content, bodyAt } = file.finish();
  return { imports: content.slice(0, bodyAt).match(/^.+$/gm) ?? [], text: content.slice(bodyAt).trim() };
}

/** A sample; one with a client is a whole program. */
function snippet({ module }: Context, part: Part, client?: Part): Snippet {
  const made = written(part);
  if (client === undefined) return { imports: made.imports, client: "", call: made.text };
  const before = written(client);
  const imports = [...new Set([`import ${module}`, ...before.imports, ...made.imports])].sort();
  return { imports, client: before.text, call: made.text };
}

const print = (...value: Part[]): Part => ["print(", ...value, ")"];

/** Prints a value: a property that tells it from others, where there is one. */
function printing({ names }: Context, name: string, property: SampleProperty | null): Part {
  if (!property?.present) return print(name);
  return print(`${name}.${names.property(property.type, property.wire)}`);
}

const looped = (name: string, over: Part, body: Part): Part => code`
  for try await ${name} in ${over} {
    ${body}
  }`;

function usage(context: Context, { use, call: sample }: Pick<ProgramOf<"call">, "use" | "call">): Part {
  const expression = callExpression(context, sample);
  switch (use.kind) {
    case "nothing":
      return ["try await ", expression];
    case "value":
      if (isOptional(context, methodOf(context.sdk, sample.method).result)) {
        return code`
        if let result = try await ${expression} {
          ${printing(context, "result", use.shown)}
        }`;
      }
      return code`
        let result = try await ${expression}
        ${printing(context, "result", use.shown)}`;
    case "page":
      return looped("item", expression, printing(context, "item", use.shown));
    case "stream":
      return looped("item", ["try await ", expression], printing(context, "item", use.shown));
    case "socket": {
      const sent = use.sends ? ["try await ", call("channel.send", [valuePart(context, use.sends.value)])] : "";
      return code`
        let channel = try await ${expression}
        ${sent}
        ${looped("message", "channel", print("message"))}`;
    }
    case "file":
      return code`
        let file = try await ${expression}
        try await file.save(to: ${foundation("URL")}(fileURLWithPath: "download"))`;
    case "raw":
      return code`
        let response = try await ${callExpression(context, sample, { raw: true })}
        ${print("response.status")}
        ${print('response.headers["content-type"] ?? ""')}`;
    default:
      return use satisfies never;
  }
}

const clientLine = (context: Context, settings: Parameters<typeof clientPart>[1]): Part => [
  "let client = ",
  clientPart(context, settings),
];

function calling({ use, client, cancelAfter, call: sample }: ProgramOf<"call">, context: Context): Snippet | null {
  if (use.kind === "raw" && use.of === "socket") return null;
  if (cancelAfter !== null) return snippet(context, canceling(context, sample, cancelAfter));
  return snippet(context, usage(context, { use, call: sample }), client ? clientLine(context, client) : undefined);
}

/** A call in a task of its own, which can be cancelled. */
function canceling(context: Context, sample: SampleCall, seconds: number): Part {
  const expression = callExpression(context, sample);
  const isPaged = methodOf(context.sdk, sample.method).result.kind === "page";
  return code`
    let task = Task {
      ${isPaged ? looped("item", expression, print("item")) : ["try await ", expression]}
    }
    try await Task.sleep(nanoseconds: ${String(seconds)}_000_000_000)
    task.cancel()`;
}

/** Errors by role, without the API's name: what is shown of each. */
const failures: { readonly [R in CaughtError["role"]]: readonly [type: string, ...shown: string[]] } = {
  api: ["APIError", "error.status", "error.message", 'error.requestID ?? ""'],
  connection: ["ConnectionError", "error.phase", "error.message"],
  "json-rpc": ["JSONRPCError", "failure.code", "failure.error.message", "failure.data ?? .null"],
  connect: ["ConnectError", "failure.code", "failure.error.message", "failure.details"],
};

/** Errors of responses that are views of one type. */
const VIEWS: ReadonlySet<CaughtError["role"]> = new Set(["json-rpc", "connect"]);

function catching({ call: sample, error, result }: ProgramOf<"catch">, context: Context): Snippet {
  const [name, ...shown] = failures[error.role];
  const prints = shown.map((one) => print(one));
  const expression = callExpression(context, sample);
  const called =
    result === "page"
      ? looped("item", expression, print("item"))
      : [result === "nothing" ? "" : "_ = ", "try await ", expression];
  const type = `${context.brand}${name}`;
  const shownPart = join(hardline, prints);
  const caught = VIEWS.has(error.role)
    ? code`
      if let failure = ${type}(error) {
        ${shownPart}
      }`
    : shownPart;
  return snippet(
    context,
    code`
      do {
        ${called}
      } catch let error as ${VIEWS.has(error.role) ? `${context.brand}APIError` : type} {
        ${caught}
      }`,
  );
}

function batching({ calls: [first, second] }: ProgramOf<"batch">, context: Context): Snippet {
  const { names } = context;
  const added = (name: string, sample: SampleCall): Part => [
    `let ${name} = try `,
    callExpression(context, sample, { from: "batch" }),
  ];
  return snippet(
    context,
    code`
      let batch = client.${names.rootMember("batch")}()
      ${added("first", first)}
      ${added("second", second)}
      try await batch.${names.rootMember("send")}()
      ${print("try first.result")}
      ${print("try second.result")}`,
  );
}

/** Secrets and keys of an API that signs with both, by the header of each; null where one kind is enough. */
function secretsByHeader({ sdk }: Context): Part | null {
  const signatures = sdk.webhooks?.signatures ?? [];
  const keys = new Map(
    signatures.map(({ header, algorithm }) => [header, algorithm.family === "hmac" ? "secret" : "publicKey"]),
  );
  if (new Set(keys.values()).size < 2) return null;
  return call("WebhookSecrets", [["byHeader: ", dictionary([...keys].map(([header, key]) => [header, items([key])]))]]);
}

/** Within the endpoint that receives a delivery: its body as it arrived, and its headers. */
function receiving({ webhook }: ProgramOf<"webhook">, context: Context): Snippet {
  const { api, names } = context;
  const payload = webhook === null ? undefined : api.webhooks[webhook]?.payload;
  const several = secretsByHeader(context);
  const secrets: Part = ["secrets: ", several ? "secrets" : "WebhookSecrets(secret)"];
  const verified = (name: string): Part => ["try ", call(`${WEBHOOKS}.${name}`, ["delivery", secrets])];
  return snippet(
    context,
    code`
      let delivery = WebhookDelivery(body: body, headers: headers)
      ${several ? ["let secrets = ", several] : ""}
      ${
        webhook === null || !payload
          ? verified(names.companion("webhookVerifier"))
          : code`
            let event = ${verified(names.companion("webhookParser", webhook))}
            ${print("event")}`
      }`,
  );
}

/** A transport or a middleware, where a client is told of one. */
function beforehand(kinds: ReadonlySet<string>): Part {
  if (kinds.has("middleware")) {
    return code`
      let tracing: HTTPMiddleware = { request, next in
        print(request.method, request.url)
        return try await next(request)
      }`;
  }
  if (!kinds.has("http-client")) return "";
  return "let transport = URLSessionTransport(configuration: .ephemeral)";
}

const making = ({ settings }: ProgramOf<"client">, context: Context): Snippet =>
  snippet(
    context,
    code`
      ${beforehand(new Set(settings.map(({ kind }) => kind)))}
      ${clientLine(context, settings)}`,
  );

/** A client of tests, whose requests `api` answers. */
export function fakedClient(context: Context): string {
  const { credentials, variables, headers } = wireClient(context);
  const settings = [...credentials, ...variables, ...headers, { kind: "max-retries", value: 0 } as const];
  const part = clientPart(context, settings, [
    ["baseURL", stringLiteral("https://api.test")],
    ["transport", "api"],
  ]);
  return written(["let client = ", part]).text;
}

/** Writes a sample; null for one of which Swift has nothing. */
export const writeProgram = programWriter<Context>({
  call: calling,
  catch: catching,
  batch: batching,
  client: making,
  webhook: receiving,
  standalone: null,
});
