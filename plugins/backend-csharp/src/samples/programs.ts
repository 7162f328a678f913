import { type ProgramOf, programWriter } from "@sdkwright/docs-kit";
import type { CaughtError, Part, SampleCall, SampleProperty, Snippet } from "@sdkwright/plugin-api";
import { allProperties, code, createFile, hardline, join, requestNode, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { sampleDialectOf, sortedUsings } from "../dialect.js";
import { givenType, resultType, returned } from "../emit/method.js";
import { WEBHOOKS } from "../emit/webhooks.js";
import { assignment, call } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { callExpression, clientPart } from "./calls.js";
import { valuePart } from "./values.js";

/** Code with the namespaces that it needs. */
function written({ namespace }: Context, part: Part): { readonly imports: string[]; readonly text: string } {
  const file = createFile("Sample.cs", sampleDialectOf(namespace));
  file.line(part);
  const { content, bodyAt } = file.finish();
  return { imports: content.slice(0, bodyAt).match(/^.+$/gm) ?? [], text: content.slice(bodyAt).trim() };
}

function snippet(context: Context, part: Part, client?: Part): Snippet {
  const made = written(context, part);
  if (client === undefined) return { imports: made.imports, client: "", call: made.text };
  const before = written(context, client);
  const imports = [...new Set([...before.imports, ...made.imports])].sort();
  return { imports: sortedUsings(imports), client: before.text, call: made.text };
}

const print = (...value: Part[]): Part => ["Console.WriteLine(", ...value, ");"];

/** Prints a value: a property that tells it from others, where there is one. Of a list, .NET would print the type. */
function printing({ names, sdk }: Context, name: string, property: SampleProperty | null): Part {
  if (!property?.present) return print(name);
  const decl = sdk.api.types[property.type];
  const properties = decl?.kind === "object" ? allProperties(sdk.api, decl) : [];
  const type = properties.find((one) => one.name.wire === property.wire)?.type;
  const isList = type !== undefined && resolveType(sdk.api, type).kind === "list";
  return print(`${name}.${names.property(property.type, property.wire)}${isList ? ".Count" : ""}`);
}

const looped = (type: Part, name: string, over: Part, body: Part): Part => code`
  await foreach (${type} ${name} in ${over})
  {
    ${body}
  }`;

function usage(context: Context, { use, call: sample }: Pick<ProgramOf<"call">, "use" | "call">): Part | null {
  const node = requestNode(context.sdk, sample.method);
  const expression = callExpression(context, sample);
  const item = resultType(context, node)?.name ?? "";
  const type = givenType(context, node) ?? "";
  const opened = (name: string): Part => ["await using ", assignment([type, ` ${name}`], ["await ", expression])];
  switch (use.kind) {
    case "nothing":
      return ["await ", expression, ";"];
    case "value":
      return code`
        ${assignment([type, " result"], ["await ", expression])}
        ${printing(context, "result", use.shown)}`;
    case "page":
      return looped(item, "item", expression, printing(context, "item", use.shown));
    case "stream":
      return code`
        ${opened("stream")}
        ${looped(item, "item", "stream", printing(context, "item", use.shown))}`;
    case "socket": {
      const sent = use.sends ? ["await ", call("channel.SendAsync", [valuePart(context, use.sends.value)]), ";"] : "";
      return code`
        ${opened("channel")}
        ${sent}
        ${looped(item, "message", "channel", print("message"))}`;
    }
    case "file":
      return code`
        ${opened("file")}
        await file.SaveAsync("download");`;
    case "raw":
      return code`
        var response = await ${callExpression(context, sample, { raw: true })};
        ${print("response.StatusCode")}
        ${print('string.Join(", ", response.Headers.Keys)')}`;
    default:
      return use satisfies never;
  }
}

function calling({ use, client, cancelAfter, call: sample }: ProgramOf<"call">, context: Context): Snippet | null {
  if (use.kind === "raw" && use.of === "socket") return null;
  if (cancelAfter !== null) return snippet(context, canceling(context, sample, cancelAfter));
  const part = usage(context, { use, call: sample });
  if (part === null) return null;
  return snippet(context, part, client ? clientLine(context, client) : undefined);
}

/** A token that ends the call. */
function canceling(context: Context, sample: SampleCall, seconds: number): Part {
  const source = context.symbol("System.Threading", "CancellationTokenSource");
  const span = [context.symbol("System", "TimeSpan"), `.FromSeconds(${seconds})`];
  return code`
    using var source = new ${source}(${span});
    await ${callExpression(context, sample, { token: "source.Token" })};`;
}

function clientLine(context: Context, settings: Parameters<typeof clientPart>[1]): Part {
  return assignment("var client", clientPart(context, settings));
}

/** Exceptions by role, without the API's name: what is shown of each. */
const failures: { readonly [R in CaughtError["role"]]: readonly [type: string, ...shown: string[]] } = {
  api: ["ApiException", "error.StatusCode", "error.Message", "error.RequestId"],
  connection: ["ConnectionException", "error.Phase", "error.Message"],
  "json-rpc": ["JsonRpcException", "error.Code", "error.Message", "error.ErrorData"],
  connect: ["ApiException"],
};

function catching({ call: sample, error }: ProgramOf<"catch">, context: Context): Snippet {
  const [name, ...shown] = failures[error.role];
  const type = context.declared(`${context.brand}${name}`);
  const prints = shown.map((one) => print(one));
  if (error.role === "connect") prints.push(print(context.core("ConnectFailure"), ".Of(error)"));
  return snippet(
    context,
    code`
      try
      {
        await ${callExpression(context, sample)};
      }
      catch (${type} error)
      {
        ${join(hardline, prints)}
      }`,
  );
}

function batching({ calls: [first, second] }: ProgramOf<"batch">, context: Context): Snippet {
  const { names, sdk } = context;
  const added = (name: string, sample: SampleCall): Part => {
    const type = returned(context, requestNode(sdk, sample.method), "batch");
    return assignment([type, ` ${name}`], callExpression(context, sample, { from: "batch", isBatched: true }));
  };
  return snippet(
    context,
    code`
      var batch = client.${names.rootMember("NewBatch")}();
      ${added("first", first)}
      ${added("second", second)}
      await batch.${names.rootMember("Send")}Async();
      ${print("first.Result")}
      ${print("second.Result")}`,
  );
}

/** Within the endpoint that receives a delivery: its body as it arrived, and its headers. */
function receiving({ webhook }: ProgramOf<"webhook">, context: Context): Snippet {
  const { api, names, declared, core } = context;
  const arrived = call(["new ", core("WebhookDelivery")], ["body", "headers"]);
  const payload = webhook === null ? undefined : api.webhooks[webhook]?.payload;
  const verified = (name: string): Part => call([declared(WEBHOOKS), `.${name}`], ["delivery", "secret"]);
  return snippet(
    context,
    code`
      ${assignment("var delivery", arrived)}
      ${
        webhook === null || !payload
          ? [verified(names.companion("webhookVerifier")), ";"]
          : code`
            ${assignment([typeOf(context, payload).name, " payload"], verified(names.companion("webhookParser", webhook)))}
            ${print("payload")}`
      }`,
  );
}

/** An HttpClient or a handler, where a client is told of one. */
function beforehand(context: Context, kinds: ReadonlySet<string>): Part {
  if (kinds.has("middleware")) {
    return code`
      ${context.core("Middleware")} tracing = async (request, next, cancellationToken) =>
      {
        Console.WriteLine($"{request.Method} {request.RequestUri}");
        return await next(request, cancellationToken);
      };`;
  }
  if (!kinds.has("http-client")) return "";
  const proxy = call(["new ", context.symbol("System.Net", "WebProxy")], ['"http://proxy.example.com:8080"']);
  return code`
    var handler = new ${context.symbol("System.Net.Http", "SocketsHttpHandler")}
    {
      Proxy = ${proxy},
      AllowAutoRedirect = false,
    };
    var http = new ${context.symbol("System.Net.Http", "HttpClient")}(handler);`;
}

function making({ settings }: ProgramOf<"client">, context: Context): Snippet {
  return snippet(
    context,
    code`
      ${beforehand(context, new Set(settings.map(({ kind }) => kind)))}
      ${clientLine(context, settings)}`,
  );
}

/** Writes a sample; null for one of which C# has nothing. */
export const writeProgram = programWriter<Context>({
  call: calling,
  catch: catching,
  batch: batching,
  client: making,
  webhook: receiving,
  standalone: null,
});
