import { type ProgramOf, programWriter } from "@sdkwright/docs-kit";
import type { CaughtError, ClientSetting, SampleProperty, Snippet } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { access, stringLiteral } from "../dialect.js";
import { code, type Entry } from "../literals.js";
import { packageName } from "../package.js";
import { KEYWORDS } from "../reserved.js";
import { callText, optionsOf, printed } from "./calls.js";

const indented = (text: string): string => text.replace(/^/gm, "  ");

/** An import of the package, or of a module of it. */
function importLine({ target }: Context, names: readonly string[], module = ""): string {
  return `import { ${names.join(", ")} } from ${stringLiteral(packageName(target) + module)};`;
}

function construction(settings: readonly ClientSetting[], context: Context): string {
  return printed(`const client = new ${context.client}(`, optionsOf(settings, context), ");");
}

/** What a program that makes a client with these settings imports. */
function clientNames(settings: readonly ClientSetting[], { client, names }: Context): string[] {
  const isChosen = settings.some(({ kind }) => kind === "environment");
  return [client, ...(isChosen ? [names.companion("environments")] : [])];
}

/** What a sample prints of a value: a property that tells it from others, where there is one. */
function shownText(name: string, property: SampleProperty | null): string {
  return `console.log(${name}${property ? access(property.wire) : ""});`;
}

function loopText(name: string, source: string, property: SampleProperty | null): string {
  return `for await (const ${name} of ${source}) {\n  ${shownText(name, property)}\n}`;
}

/** The call, and what the sample does with its result. */
function usageText({ use, subject }: ProgramOf<"call">, call: string): string {
  if (subject === "call" && use.kind !== "raw") return `await ${call};`;
  switch (use.kind) {
    case "nothing":
      return `await ${call};`;
    case "value":
      return `const result = await ${call};\n${shownText("result", use.shown)}`;
    case "page":
      return loopText("item", call, use.shown);
    case "stream":
      return `const events = await ${call};\n${loopText("event", "events", use.shown)}`;
    case "socket":
      return `const socket = await ${call};\n${loopText("message", "socket", null)}`;
    case "file":
      return `const file = await ${call};\nconst bytes = await file.bytes();`;
    case "raw": {
      const isStream = use.of === "stream";
      const shown = isStream ? "" : `data, `;
      const more = isStream ? "" : `, response.headers.get("content-type")`;
      return `const { ${shown}response } = await ${call}.withRawResponse();\nconsole.log(${shown}response.status${more});`;
    }
    default:
      return use satisfies never;
  }
}

function callSnippet(program: ProgramOf<"call">, context: Context): Snippet {
  const { call, client, cancelAfter } = program;
  const signal: Entry = ["signal", code("controller.signal")];
  const usage = usageText(program, callText(call, context, cancelAfter === null ? [] : [signal]));
  const cancelled = `const controller = new AbortController();
setTimeout(() => controller.abort(), ${(cancelAfter ?? 0) * 1000});
${usage}`;
  return {
    imports: client ? [importLine(context, clientNames(client, context))] : [],
    client: client ? construction(client, context) : "",
    call: cancelAfter === null ? usage : cancelled,
  };
}

/** Properties of errors, by what a sample shows; connection errors tell no phase. */
const SHOWN: { readonly [role in CaughtError["role"]]: { readonly [part: string]: string } } = {
  api: { status: "status", message: "message", body: "body", "request-id": "requestId" },
  connection: { message: "message" },
  "json-rpc": { code: "code", message: "message", data: "data" },
  connect: { code: "body.code", message: "message", details: "body.details" },
};

function catchSnippet({ call, error: { role, shown } }: ProgramOf<"catch">, context: Context): Snippet {
  const names = {
    api: "ApiError",
    connection: `${context.brand}ConnectionError`,
    "json-rpc": "JsonRpcError",
    connect: "isConnectError",
  };
  const isOther = role === "connect" ? "!isConnectError(error)" : `!(error instanceof ${names[role]})`;
  const parts = shown.flatMap((part) => SHOWN[role][part] ?? []);
  const text = `try {
${indented(`await ${callText(call, context)};`)}
} catch (error) {
  if (${isOther}) throw error;
  console.error(${parts.map((part) => `error.${part}`).join(", ")});
}`;
  return { imports: [importLine(context, [names[role]])], client: "", call: text };
}

function batchSnippet({ calls }: ProgramOf<"batch">, context: Context): Snippet {
  const [first, second] = calls.map((call) => callText(call, context).replace(/^client/, "batch"));
  const body = indented(`const first = ${first};\nconst second = ${second};\nreturn Promise.all([first, second]);`);
  return { imports: [], client: "", call: `const results = await client.batch((batch) => {\n${body}\n});` };
}

const TRACING = `const tracing: Middleware = async (request, next) => {
  const response = await next(request);
  console.log(request.method, request.url, response.status);
  return response;
};

`;

function clientSnippet({ settings }: ProgramOf<"client">, context: Context): Snippet {
  const has = (kind: ClientSetting["kind"]): boolean => settings.some((setting) => setting.kind === kind);
  const names = [...clientNames(settings, context), ...(has("middleware") ? ["type Middleware"] : [])];
  const client = construction(settings, context);
  return {
    imports: [importLine(context, names)],
    client: has("middleware") ? TRACING + client : client,
    call: "",
  };
}

const RECEIVER = `async function receive(request: Request, secret: string): Promise<void> {
  const { headers, url } = request;
  const event = await parseWebhook({ body: await request.text(), headers, url }, secret);
  console.log(event);
}`;

/** The client of one resource on its own: a bundler leaves out all others. */
function standaloneSnippet({ resource, settings }: ProgramOf<"standalone">, context: Context): Snippet {
  const { names } = context;
  const name = names.client(resource);
  const accessor = names.resource(resource);
  const variable = KEYWORDS.has(accessor) ? `${accessor}_` : accessor;
  return {
    imports: [importLine(context, ["connect"]), importLine(context, [name], "/api")],
    client: printed(`const ${variable} = new ${name}(connect(`, optionsOf(settings, context), "));"),
    call: "",
  };
}

/** Writes a sample as code that users could paste. */
export const writeProgram = programWriter<Context>({
  call: callSnippet,
  catch: catchSnippet,
  batch: batchSnippet,
  client: clientSnippet,
  webhook: (_, context) => ({ imports: [importLine(context, ["parseWebhook"])], client: "", call: RECEIVER }),
  standalone: standaloneSnippet,
});
