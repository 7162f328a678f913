import { givenType, givesNull, type ProgramOf, programWriter, shownType, wireClient } from "@sdkwright/docs-kit";
import type { CaughtError, Part, SampleProperty, Snippet, Type } from "@sdkwright/plugin-api";
import { channelPlanOf, code, createFile, hardline, join, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, stringLiteral } from "../literals.js";
import { isNullable } from "../types.js";
import { callExpression, clientPart } from "./calls.js";
import { looped, qualified, required, requireLine, sampleDialect } from "./layout.js";
import { matching } from "./matches.js";
import { valuePart } from "./values.js";

type CallProgram = ProgramOf<"call">;

/** Code with the libraries that it requires. */
function written(part: Part): { readonly imports: string[]; readonly text: string } {
  const file = createFile("sample.rb", sampleDialect);
  file.line(part);
  const { content, bodyAt } = file.finish();
  return { imports: content.slice(0, bodyAt).match(/^.+$/gm) ?? [], text: content.slice(bodyAt).trim() };
}

/** A program, of which the client and the call are told apart. */
function complete(part: Part, client: Part = ""): Snippet {
  if (client === "") {
    const { imports, text } = written(part);
    return { imports, client: "", call: text };
  }
  const { imports } = written([client, hardline, part]);
  return { imports, client: written(client).text, call: written(part).text };
}

/** A sample that continues a program, which has required the gem. */
function continued({ library }: Context, part: Part): Snippet {
  const { imports, text } = written(part);
  return { imports: imports.filter((one) => one !== requireLine(library)), client: "", call: text };
}

/** Primitives whose values `puts` shows as they are. */
const SHOWN: ReadonlySet<string> = new Set(["string", "integer", "number"]);

const isText = ({ api }: Context, type: Type | null): boolean => {
  const resolved = type === null ? null : resolveType(api, type);
  if (resolved?.kind === "enum") return true;
  if (resolved?.kind === "literal") return SHOWN.has(typeof resolved.value);
  return resolved?.kind === "primitive" && !["boolean", "binary", "base64"].includes(resolved.primitive);
};

/** Prints an expression of a type: objects and lists as programs see them. */
const shown = (context: Context, expression: string, type: Type | null): Part =>
  `${isText(context, type) ? "puts" : "p"} ${expression}`;

/** Prints a value: a property that tells it from others, where there is one; a union by its variants. */
function printing(context: Context, variable: string, property: SampleProperty | null, type: Type | null): Part {
  const { names } = context;
  if (property === null) return (type && matching(context, variable, type)) ?? shown(context, variable, type);
  const dot = type !== null && isNullable(context, type) ? "&." : ".";
  const expression = `${variable}${dot}${names.property(property.type, property.wire)}`;
  return shown(context, expression, shownType(context, property));
}

/** The first message that clients send. */
function sending(context: Context, { use }: CallProgram): Part {
  if (use.kind !== "socket" || use.sends === null) return "";
  const { channel, message, value } = use.sends;
  const { names, sdk } = context;
  // As the class of the channel names its methods.
  const isOnly = channelPlanOf(sdk, channel).sends.length === 1;
  const name = isOnly ? "send_message" : names.companion("sender", channel, message);
  return call(`channel.${name}`, [valuePart(context, value)]);
}

/** Shows the status and the headers of a response beside what the call gives. */
function rawUsage(context: Context, program: CallProgram): Part | null {
  const { use, call: sample } = program;
  if (use.kind !== "raw" || use.of === "socket") return null;
  return code`
    response = ${callExpression(context, sample, { raw: true })}
    puts response.status, response.header('content-type')
    ${use.of === "value" ? shown(context, "response.value", givenType(context, program.call.method)) : ""}`;
}

/** A call with its result used up as its kind asks for. */
function usage(context: Context, program: CallProgram): Part | null {
  const { use, subject, call: sample } = program;
  const expression = callExpression(context, sample);
  const type = givenType(context, program.call.method);
  switch (use.kind) {
    case "nothing":
      return expression;
    case "value": {
      if (subject === "call" || givesNull(context, sample.method)) return expression;
      return code`
        result = ${expression}
        ${printing(context, "result", use.shown, type)}`;
    }
    case "page":
      return looped([expression, ".auto_paging_each"], "item", printing(context, "item", use.shown, type));
    case "stream":
      return looped(expression, "event", printing(context, "event", use.shown, type));
    case "socket":
      return code`
        channel = ${expression}
        ${sending(context, program)}
        ${looped("channel.each", "message", "p message")}`;
    case "file":
      return code`
        file = ${expression}
        file.save_to('download')`;
    case "raw":
      return rawUsage(context, program);
    default:
      return use satisfies never;
  }
}

const clientLine = (context: Context, settings: Parameters<typeof clientPart>[1]): Part => [
  "client = ",
  clientPart(context, settings),
];

function calling(program: CallProgram, context: Context): Snippet | null {
  // A call of Ruby ends when its thread is stopped, which needs no other call.
  if (program.cancelAfter !== null) return null;
  const part = usage(context, program);
  if (part === null) return null;
  return program.client ? complete(part, clientLine(context, program.client)) : continued(context, part);
}

/** Errors by role: their class, and what is shown of each. */
const FAILURES: { readonly [R in CaughtError["role"]]: readonly [name: string, shown: string] } = {
  api: ["ApiError", "puts e.status, e.message"],
  connection: ["ConnectionError", "puts e.phase, e.message"],
  "json-rpc": ["JsonRpcError", "puts e.rpc_code, e.message"],
  connect: ["ApiError", ""],
};

function catching({ call: sample, error: { role } }: ProgramOf<"catch">, context: Context): Snippet {
  const [name, shownParts] = FAILURES[role];
  const failure: Part = ["puts ", qualified(context, "ConnectFailure"), ".of(e)&.code"];
  return continued(
    context,
    code`
    begin
      ${callExpression(context, sample)}
    rescue ${qualified(context, `Errors::${name}`)} => e
      ${role === "connect" ? failure : shownParts}
    end`,
  );
}

function batching({ calls: [first, second] }: ProgramOf<"batch">, context: Context): Snippet {
  const { names } = context;
  const form = { from: "batch" };
  return continued(
    context,
    code`
    batch = client.${names.rootMember("batch")}
    first = ${callExpression(context, first, form)}
    second = ${callExpression(context, second, form)}
    batch.${names.rootMember("execute")}
    p first.result, second.result`,
  );
}

/** In an application that has the request of Rack, as those of all frameworks have. */
function receiving({ webhook }: ProgramOf<"webhook">, context: Context): Snippet {
  const { names } = context;
  const delivery = call([qualified(context, "WebhookDelivery"), ".new"], ["request.body.read", "request.env"]);
  const name = webhook === null ? names.companion("webhookVerifier") : names.companion("webhookParser", webhook);
  const verified = call(
    [qualified(context, "Webhooks"), `.${name}`],
    ["delivery", `ENV.fetch(${stringLiteral("WEBHOOK_SECRET")})`],
  );
  const reading: Part = webhook === null ? verified : ["event = ", verified, hardline, "p event"];
  return complete(code`
    def receive(request)
      delivery = ${delivery}
      ${reading}
    end`);
}

/** A middleware that prints each attempt. */
const TRACING = code`
  tracing = lambda do |request, following|
    response = following.call(request)
    puts "#{request.method} #{request.url}: #{response.status}"
    response
  end`;

const LOGGER: Part = ["logger = ", required("logger", "Logger"), ".new($stderr)"];

const httpClient = (context: Context): Part => code`
  http_client = ${qualified(context, "NetHttpClient")}.new do |http|
    http.ca_file = '/etc/ssl/certs/company.pem'
  end`;

/** What a client is given that samples make before it. */
function beforehand(context: Context, kinds: ReadonlySet<string>): Part[] {
  return [
    ...(kinds.has("middleware") ? [TRACING] : []),
    ...(kinds.has("logger") ? [LOGGER] : []),
    ...(kinds.has("http-client") ? [httpClient(context)] : []),
  ];
}

function making({ settings }: ProgramOf<"client">, context: Context): Snippet {
  const before = beforehand(context, new Set(settings.map(({ kind }) => kind)));
  return complete(join(hardline, [...before, clientLine(context, settings)]));
}

/** A client for tests of programs, which has all that it needs beside a fake HTTP client. */
export function fakedClient(context: Context): string {
  const { credentials, variables, headers } = wireClient(context);
  const part = clientPart(
    context,
    [...credentials, ...variables, ...headers],
    [
      ["base_url", stringLiteral("https://api.test")],
      ["http_client", "api"],
      ["max_retries", "0"],
    ],
  );
  return written(["client = ", part]).text;
}

/** Writes a sample; null for one of which Ruby has nothing. */
export const writeProgram = programWriter<Context>({
  call: calling,
  catch: catching,
  batch: batching,
  client: making,
  webhook: receiving,
  // Every part of the gem is loaded when it is first used.
  standalone: null,
});
