import { type ProgramOf, programWriter } from "@sdkwright/docs-kit";
import type { CaughtError, Part, SampleCall, SampleProperty, Snippet } from "@sdkwright/plugin-api";
import { code, createFile, hardline, join, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { sampleDialect } from "../dialect.js";
import { returned } from "../emit/method.js";
import { resultType } from "../emit/operations.js";
import { WEBHOOKS } from "../emit/webhooks.js";
import { assignment, call, chain, opening } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { callExpression, clientPart } from "./calls.js";
import { pathPart, valuePart } from "./values.js";

/** Code with the imports that it needs. */
function written(part: Part): { readonly imports: string[]; readonly text: string } {
  const file = createFile("Sample.java", sampleDialect);
  file.line(part);
  const { content, bodyAt } = file.finish();
  return { imports: content.slice(0, bodyAt).match(/^.+$/gm) ?? [], text: content.slice(bodyAt).trim() };
}

function snippet(part: Part, client?: Part): Snippet {
  const made = written(part);
  if (client === undefined) return { imports: made.imports, client: "", call: made.text };
  const before = written(client);
  return { imports: [...new Set([...before.imports, ...made.imports])].sort(), client: before.text, call: made.text };
}

const print = (...value: Part[]): Part => ["System.out.println(", ...value, ");"];

/** Prints a value: a property that tells it from others, where there is one. */
function printing({ names }: Context, name: string, property: SampleProperty | null): Part {
  if (!property?.present) return print(name);
  return print(`${name}.${names.property(property.type, property.wire)}()`);
}

/** A resource that is closed at the end of its block. */
const trying = (variable: Part, value: Part, body: Part): Part => code`
  ${opening(["try (", variable], value, ") {")}
    ${body}
  }`;

function usage(context: Context, { use, call: sample }: Pick<ProgramOf<"call">, "use" | "call">): Part | null {
  const node = requestNode(context.sdk, sample.method);
  const expression = callExpression(context, sample);
  const item = resultType(context, node);
  const type = returned(context, node, "client") ?? "void";
  const looped = (name: string, over: Part, body: Part): Part => code`
    for (${item} ${name} : ${over}) {
      ${body}
    }`;
  switch (use.kind) {
    case "nothing":
      return [expression, ";"];
    case "value":
      return code`
        ${assignment([type, " result"], expression)}
        ${printing(context, "result", use.shown)}`;
    case "page":
      return looped("item", expression, printing(context, "item", use.shown));
    case "stream":
      return trying([type, " stream"], expression, looped("event", "stream", printing(context, "event", use.shown)));
    case "socket": {
      const sent = use.sends ? ["channel.send(", valuePart(context, use.sends.value), ");"] : "";
      const received = looped("message", "channel", print("message"));
      return trying(
        [type, " channel"],
        expression,
        code`
        ${sent}
        ${received}`,
      );
    }
    case "file":
      return trying([type, " file"], expression, ["file.writeTo(", pathPart(context, "download"), ");"]);
    case "raw": {
      const raw = returned(context, node, "rawClient") ?? "";
      return code`
        ${assignment([raw, " response"], callExpression(context, sample, { raw: true }))}
        System.out.println(response.status());
        System.out.println(response.headers());
        System.out.println(response.body());`;
    }
    default:
      return use satisfies never;
  }
}

/** Whoever holds the future of a call cancels it. */
function canceling(context: Context, sample: SampleCall): Part {
  const future = returned(context, requestNode(context.sdk, sample.method), "asyncClient") ?? "";
  return code`
    ${assignment([future, " call"], callExpression(context, sample, { from: "asyncClient" }))}
    call.cancel(true);`;
}

function calling({ use, client, cancelAfter, call: sample }: ProgramOf<"call">, context: Context): Snippet | null {
  if (use.kind === "raw" && use.of === "socket") return null;
  if (cancelAfter !== null) return snippet(canceling(context, sample));
  const part = usage(context, { use, call: sample });
  if (part === null) return null;
  return snippet(part, client ? clientLine(context, client) : undefined);
}

function clientLine(context: Context, settings: Parameters<typeof clientPart>[1]): Part {
  const { names, api, packages } = context;
  const type = context.symbol(packages.root, names.client(api.root));
  return assignment([type, " client"], clientPart(context, settings));
}

/** Exceptions by role: what is shown of each. */
const failures: { readonly [R in CaughtError["role"]]: readonly [type: string, ...shown: string[]] } = {
  api: ["errors.ApiException", "e.status()", "e.getMessage()", "e.requestId()"],
  connection: ["errors.BrandConnectionException", "e.phase()", "e.getMessage()"],
  "json-rpc": ["errors.JsonRpcException", "e.code()", "e.getMessage()", "e.data()"],
  connect: ["errors.ApiException"],
};

function catching({ call: sample, error, result }: ProgramOf<"catch">, context: Context): Snippet {
  const [name, ...shown] = failures[error.role];
  const type = context.runtime(name.replace("Brand", context.brand));
  const prints = shown.map((one) => print(one));
  if (error.role === "connect") prints.push(print(context.runtime("core.ConnectFailure"), ".of(e)"));
  return snippet(code`
    try {
      ${callExpression(context, sample)}${result === "page" ? ".firstPage()" : ""};
    } catch (${type} e) {
      ${join(hardline, prints)}
    }`);
}

function batching({ calls: [first, second] }: ProgramOf<"batch">, context: Context): Snippet {
  const { names, sdk, api, packages } = context;
  const added = (name: string, sample: SampleCall): Part => {
    const type = returned(context, requestNode(sdk, sample.method), "batch") ?? "";
    return assignment([type, ` ${name}`], callExpression(context, sample, { from: "batch" }));
  };
  const type = context.symbol(packages.root, names.part("batch", api.root));
  return snippet(code`
    ${type} batch = client.${names.rootMember("newBatch")}();
    ${added("first", first)}
    ${added("second", second)}
    batch.${names.rootMember("send")}();
    ${print("first.result()")}
    ${print("second.result()")}`);
}

/** Within the endpoint that receives a delivery: its body as it arrived, and its headers. */
function receiving({ webhook }: ProgramOf<"webhook">, context: Context): Snippet {
  const { api, names, packages } = context;
  const delivery = context.runtime("core.WebhookDelivery");
  const arrived = call([delivery, ".of"], ["body", [context.runtime("core.HeaderFields"), ".of(headers)"]]);
  const args: Part[] = ["delivery", [context.runtime("core.WebhookSecret"), ".of(secret)"]];
  const webhooks = context.symbol(packages.root, WEBHOOKS);
  const payload = webhook === null ? undefined : api.webhooks[webhook]?.payload;
  const verified = (name: string): Part => call([webhooks, `.${name}`], args);
  return snippet(code`
    ${assignment([delivery, " delivery"], arrived)}
    ${
      webhook === null || !payload
        ? [verified(names.companion("webhookVerifier")), ";"]
        : code`
          ${assignment([typeOf(context, payload).boxed, " event"], verified(names.companion("webhookParser", webhook)))}
          ${print("event")}`
    }`);
}

/** An interceptor that logs each attempt, or a transport, where a client is told of one. */
function beforehand(context: Context, kinds: ReadonlySet<string>): Part {
  if (kinds.has("middleware")) {
    return code`
      ${context.runtime("core.Interceptor")} tracing =
          (request, next) -> {
            System.out.println(request.method() + " " + request.url());
            return next.send(request);
          };`;
  }
  if (!kinds.has("http-client")) return "";
  const http = context.symbol("java.net.http", "HttpClient");
  const selector = context.symbol("java.net", "ProxySelector");
  const address = [context.symbol("java.net", "InetSocketAddress"), '("proxy.example.com", 8080)'];
  const proxy: Part = ["proxy(", selector, ".of(new ", ...address, "))"];
  const own = chain([http, ".newBuilder()"], [proxy, "build()"]);
  const transport = context.runtime("core.HttpTransport");
  return assignment([transport, " transport"], call([transport, ".of"], [own]));
}

function making({ settings }: ProgramOf<"client">, context: Context): Snippet {
  return snippet(code`
    ${beforehand(context, new Set(settings.map(({ kind }) => kind)))}
    ${clientLine(context, settings)}`);
}

/** Writes a sample; null for one of which Java has nothing. */
export const writeProgram = programWriter<Context>({
  call: calling,
  catch: catching,
  batch: batching,
  client: making,
  webhook: receiving,
  standalone: null,
});
