import { givenType, givesNull, type ProgramOf, programWriter, shownType } from "@sdkwright/docs-kit";
import type { CaughtError, Part, SampleProperty, Snippet, Type } from "@sdkwright/plugin-api";
import { channelPlanOf, code, createFile, hardline, join, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { sampleDialectOf } from "../dialect.js";
import { WEBHOOKS } from "../emit/webhooks.js";
import { isNullable } from "../types.js";
import { callExpression, clientPart } from "./calls.js";
import { call } from "./layout.js";
import { valuePart } from "./values.js";

type CallProgram = ProgramOf<"call">;

/** Code with the classes that it imports. */
function written({ namespace }: Context, part: Part): { readonly imports: string[]; readonly text: string } {
  const file = createFile("sample.php", sampleDialectOf(namespace));
  file.line(part);
  const { content, bodyAt } = file.finish();
  return { imports: content.slice(0, bodyAt).match(/^.+$/gm) ?? [], text: content.slice(bodyAt).trim() };
}

/** A sample, of which the client and the call are told apart. */
function snippet(context: Context, part: Part, client?: Part): Snippet {
  if (client === undefined) {
    const { imports, text } = written(context, part);
    return { imports, client: "", call: text };
  }
  const { imports } = written(context, [client, hardline, part]);
  return { imports, client: written(context, client).text, call: written(context, part).text };
}

const echo = (...values: Part[]): Part => ["echo ", values.map((value): Part => [value, ", "]), "PHP_EOL;"];

/** Primitives whose values `echo` cannot print, or prints as something else. */
const UNPRINTABLE: ReadonlySet<string> = new Set(["boolean", "date-time", "binary", "base64"]);

/** Prints an expression of a type: objects, lists and what may be any of them have no text. */
function shown({ api }: Context, expression: string, type: Type | null): Part {
  const resolved = type === null ? null : resolveType(api, type);
  const isText = resolved?.kind === "enum" || (resolved?.kind === "primitive" && !UNPRINTABLE.has(resolved.primitive));
  if (isText) return echo(expression);
  const isPlain = resolved?.kind === "primitive" || resolved?.kind === "literal";
  return `${isPlain ? "var_dump" : "print_r"}(${expression});`;
}

/** Prints a value: a property that tells it from others, where there is one. */
function printing(context: Context, variable: string, property: SampleProperty | null, type: Type | null): Part {
  const { names } = context;
  if (property === null) return shown(context, variable, type);
  const arrow = type !== null && isNullable(context, type) ? "?->" : "->";
  const expression = `${variable}${arrow}${names.property(property.type, property.wire)}`;
  return shown(context, expression, shownType(context, property));
}

const looped = (over: Part, name: string, body: Part): Part => code`
  foreach (${over} as $${name}) {
    ${body}
  }`;

/** The first message that clients send. */
function sending(context: Context, { use }: CallProgram): Part {
  if (use.kind !== "socket" || use.sends === null) return "";
  const { channel, message, value } = use.sends;
  const { names, sdk } = context;
  // As the class of the channel names its methods.
  const name = channelPlanOf(sdk, channel).sends.length === 1 ? "send" : names.companion("sender", channel, message);
  return [call(`$channel->${name}`, [valuePart(context, value)]), ";"];
}

/** Shows the status and the headers of a response beside what the call gives. */
function rawUsage(context: Context, program: CallProgram): Part | null {
  const { use, call: sample } = program;
  if (use.kind !== "raw" || use.of === "socket") return null;
  return code`
    $response = ${callExpression(context, sample, { raw: true })};
    ${echo("$response->statusCode", "' '", "$response->header('content-type')")}
    ${use.of === "value" ? shown(context, "$response->value", givenType(context, program.call.method)) : ""}`;
}

/** A call with its result used up as its kind asks for. */
function usage(context: Context, program: CallProgram): Part | null {
  const { use, subject, call: sample } = program;
  const expression = callExpression(context, sample);
  const type = givenType(context, program.call.method);
  switch (use.kind) {
    case "nothing":
      return [expression, ";"];
    case "value": {
      if (subject === "call" || givesNull(context, sample.method)) return [expression, ";"];
      return code`
        $result = ${expression};
        ${printing(context, "$result", use.shown, type)}`;
    }
    case "page":
      return looped(expression, "item", printing(context, "$item", use.shown, type));
    case "stream":
      return looped(expression, "event", printing(context, "$event", use.shown, type));
    case "socket":
      return code`
        $channel = ${expression};
        ${sending(context, program)}
        ${looped("$channel", "message", "print_r($message);")}`;
    case "file":
      return code`
        $file = ${expression};
        $file->saveTo('download');`;
    case "raw":
      return rawUsage(context, program);
    default:
      return use satisfies never;
  }
}

function calling(program: CallProgram, context: Context): Snippet | null {
  // Nothing but its timeout ends a call of PHP.
  if (program.cancelAfter !== null) return null;
  const part = usage(context, program);
  if (part === null) return null;
  return snippet(context, part, program.client ? clientLine(context, program.client) : undefined);
}

const clientLine = (context: Context, settings: Parameters<typeof clientPart>[1]): Part => [
  "$client = ",
  clientPart(context, settings),
  ";",
];

/** Exceptions by role: their class, and what is shown of each. */
const FAILURES: { readonly [R in CaughtError["role"]]: readonly [type: string, ...shown: string[]] } = {
  api: ["ApiException", "$error->statusCode", "$error->getMessage()"],
  connection: ["ConnectionException", "$error->phase", "$error->getMessage()"],
  "json-rpc": ["JsonRpcException", "$error->rpcCode", "$error->getMessage()"],
  connect: ["ApiException"],
};

function catching({ call: sample, result, error: { role } }: ProgramOf<"catch">, context: Context): Snippet {
  const [type, ...parts] = FAILURES[role];
  // Nothing is requested before a list is read.
  const reading = result === "page" ? "->firstPage()" : "";
  const failure: Part = ["print_r(", context.core("ConnectFailure"), "::of($error));"];
  const handling = role === "connect" ? failure : echo(...parts.flatMap((part, at) => (at > 0 ? ["' '", part] : part)));
  return snippet(
    context,
    code`
      try {
        ${callExpression(context, sample)}${reading};
      } catch (${context.core(type)} $error) {
        ${handling}
      }`,
  );
}

function batching({ calls: [first, second] }: ProgramOf<"batch">, context: Context): Snippet {
  const { names } = context;
  const form = { from: "$batch" };
  return snippet(
    context,
    code`
      $batch = $client->${names.rootMember("batch")}();
      $first = ${callExpression(context, first, form)};
      $second = ${callExpression(context, second, form)};
      $batch->${names.rootMember("send")}();
      print_r($first->result());
      print_r($second->result());`,
  );
}

/** Within the script that receives a delivery. */
function receiving({ webhook }: ProgramOf<"webhook">, context: Context): Snippet {
  const { names, declared, core } = context;
  const body = "(string) file_get_contents('php://input')";
  const delivery = call(["new ", core("WebhookDelivery")], [body, "getallheaders()"]);
  const given = ["$delivery", "(string) getenv('WEBHOOK_SECRET')"];
  const name = webhook === null ? names.companion("webhookVerifier") : names.companion("webhookParser", webhook);
  const verified = call([declared(WEBHOOKS), `::${name}`], given);
  const reading: Part = webhook === null ? [verified, ";"] : ["$event = ", verified, ";", hardline, "print_r($event);"];
  return snippet(
    context,
    code`
      $delivery = ${delivery};
      ${reading}`,
  );
}

/** A middleware that prints each attempt. */
const tracing = ({ core }: Context): Part => code`
  $tracing = static function (${core("HttpRequest")} $request, callable $next): ${core("HttpResponse")} {
    $response = $next($request);
    ${echo("$request->method", "' '", "$response->statusCode")}

    return $response;
  };`;

/** A logger that writes where PHP logs its errors. */
const logger = code`
  $logger = new class {
    /** @param array<string, mixed> $context */
    public function log(string $level, string $message, array $context): void
    {
      error_log("$level: $message " . json_encode($context));
    }
  };`;

const transport = ({ core }: Context): Part => [
  "$transport = ",
  call(["new ", core("CurlTransport")], ["[CURLOPT_PROXY => 'http://proxy.example.com:8080']"]),
  ";",
];

/** What a client is given that samples make before it. */
function beforehand(context: Context, kinds: ReadonlySet<string>): Part[] {
  return [
    ...(kinds.has("middleware") ? [tracing(context)] : []),
    ...(kinds.has("logger") ? [logger] : []),
    ...(kinds.has("http-client") ? [transport(context)] : []),
  ];
}

function making({ settings }: ProgramOf<"client">, context: Context): Snippet {
  const before = beforehand(context, new Set(settings.map(({ kind }) => kind)));
  return snippet(context, join(hardline, [...before, clientLine(context, settings)]));
}

/** Writes a sample; null for one of which PHP has nothing. */
export const writeProgram = programWriter<Context>({
  call: calling,
  catch: catching,
  batch: batching,
  client: making,
  webhook: receiving,
  // Composer loads no class that is not used.
  standalone: null,
});
