import { givesNull, type ProgramOf, programWriter } from "@sdkwright/docs-kit";
import type { CallProgram, CaughtError, Part, SampleCall, SampleProperty, Snippet } from "@sdkwright/plugin-api";
import { code, createFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialectOf, external } from "../dialect.js";
import { type Mode, twinClass } from "../twins.js";
import { callPart, construction, pathTo } from "./calls.js";
import { handedOn, imported, valuePart } from "./values.js";

/** Parts as a program that imports the package by its name. */
function programText({ module }: Context, parts: readonly Part[]) {
  const file = createFile("sample.py", dialectOf({ beside: module, isProgram: true }));
  for (const part of parts) file.line(part);
  const { content, bodyAt } = file.finish();
  const head = content.slice(0, bodyAt).trim();
  return { imports: head === "" ? [] : head.split("\n"), body: content.slice(bodyAt).trim() };
}

/** A sample of which the client and the call are told apart. */
function snippet(context: Context, client: readonly Part[], body: readonly Part[]): Snippet {
  const { imports, body: whole } = programText(context, [...client, ...body]);
  const made = client.length === 0 ? "" : programText(context, client).body;
  // Statements are printed one after the other, so the client is the first part of all.
  const code = { client: made, call: whole.slice(made.length).trim() };
  // Formatters want two empty lines before a function.
  const isFunction = (code.client || code.call).startsWith("def ");
  return { imports: isFunction && imports.length > 0 ? [...imports, ""] : imports, ...code };
}

/** Prints a value: a property that tells it from others, where there is one. */
function printing({ names }: Context, name: string, property: SampleProperty | null): Part {
  return `print(${name}${property ? `.${names.property(property.type, property.wire)}` : ""})`;
}

/** The keywords of the asynchronous client before a call, and before the statements that consume its result. */
const KEYWORDS = { sync: { wait: "", block: "" }, async: { wait: "await ", block: "async " } } as const;

/** A call with its result used up as its kind asks for; null where it has no such form. */
function usage({ use, subject, call }: CallProgram, context: Context, mode: Mode = "sync"): Part | null {
  const { wait, block } = KEYWORDS[mode];
  const expression = callPart(call, context);
  const loop = (item: string, over: Part, print: Part): Part => code`
    ${block}for ${item} in ${over}:
      ${print}`;
  // A block that closes what a call opened.
  const within = (name: string, body: Part): Part => code`
    ${block}with ${wait}${expression} as ${name}:
      ${body}`;
  if (use.kind !== "raw" && (subject === "call" || givesNull(context, call.method))) return [wait, expression];
  switch (use.kind) {
    case "nothing":
      return [wait, expression];
    case "value":
      return code`
        result = ${wait}${expression}
        ${printing(context, "result", use.shown)}`;
    case "page":
      return loop("item", expression, printing(context, "item", use.shown));
    case "stream":
      return within("events", loop("event", "events", printing(context, "event", use.shown)));
    case "socket": {
      const sent: Part = use.sends ? [wait, "channel.send(", valuePart(context, use.sends.value), ")"] : "";
      const body = code`
        ${sent}
        ${loop("message", "channel", "print(message)")}`;
      return within("channel", body);
    }
    case "file":
      return within("response", `${wait}response.write_to_file("download")`);
    case "raw": {
      // Lists, streams and files have their status and headers with them.
      if (use.of !== "value" && use.of !== "nothing") return null;
      const path = pathTo(context, call.method, "client.with_raw_response");
      const shown = use.of === "value" ? ", response.data" : "";
      return code`
        response = ${wait}${callPart(call, context, path)}
        print(response.status_code, response.headers.get("content-type")${shown})`;
    }
    default:
      return use satisfies never;
  }
}

/** The program of a README that shows the asynchronous client: what its first sample does. */
export function asyncProgram(sample: CallProgram, context: Context): string {
  const client = construction(sample.client ?? [], context, "async");
  const main = code`
    async def main() -> None:
      async with ${client} as client:
        ${usage(sample, context, "async") ?? ""}`;
  const { imports, body } = programText(context, [main]);
  // Modules of the language form a group of their own, before those of packages.
  const head = imports.includes("") ? imports : ["", ...imports];
  return ["import asyncio", ...head, "", "", body, "", "", "asyncio.run(main())"].join("\n");
}

/** The same of a call that is not the first: a function that takes the client. */
export function asyncFunction(name: string, sample: CallProgram, context: Context): string {
  const part = code`
    async def ${name}(client: ${imported(context, twinClass(context.client, "async"))}) -> None:
      ${usage(sample, context, "async") ?? ""}`;
  const { imports, body } = programText(context, [part]);
  return [...imports, "", "", body].join("\n");
}

function callSnippet(program: ProgramOf<"call">, context: Context): Snippet | null {
  const { call, cancelAfter, client } = program;
  if (cancelAfter !== null) {
    // Only asynchronous calls can be cancelled.
    const timeout = `, timeout=${cancelAfter})`;
    const path = pathTo(context, call.method, "async_client");
    const waited: Part = ["await ", external("asyncio", "wait_for"), "(", callPart(call, context, path), timeout];
    return snippet(context, [], [waited]);
  }
  const part = usage(program, context);
  if (part === null) return null;
  return snippet(context, client ? [["client = ", construction(client, context)]] : [], [part]);
}

/** The class of a caught error, without the name of the API, and the attributes that a sample shows. */
const ERRORS: { readonly [R in CaughtError["role"]]: readonly [name: string, { readonly [part: string]: string }] } = {
  api: ["ApiError", { status: ".status", message: "", body: ".body", "request-id": ".request_id" }],
  connection: ["ConnectionError", { phase: ".phase", message: "" }],
  "json-rpc": ["JsonRpcError", { code: ".code", message: "", data: ".data" }],
  connect: ["ApiError", { code: '.body["code"]', message: "", details: '.body.get("details")' }],
};

function catching({ call, error: { role, shown } }: ProgramOf<"catch">, context: Context): Part {
  const [name, members] = ERRORS[role];
  const caught = imported(context, role === "connection" ? context.brand + name : name);
  const parts = shown.map((part) => `error${members[part]}`);
  return code`
    try:
      ${callPart(call, context)}
    except ${caught} as error:
      print(${parts.join(", ")})`;
}

function batching({ calls: [first, second] }: ProgramOf<"batch">, context: Context): Part {
  const added = (call: SampleCall): Part => callPart(call, context, pathTo(context, call.method, "batch"));
  return code`
    with client.${context.names.rootMember("batch")}() as batch:
      first = ${added(first)}
      second = ${added(second)}
    print(first.result(), second.result())`;
}

/** A middleware that logs each attempt. */
function tracing(context: Context): Part {
  const next = handedOn(context, "Next", "middleware");
  const request = external(context.http, "Request");
  const response = external(context.http, "Response");
  return code`
    def tracing(request: ${request}, call_next: ${next}) -> ${response}:
      response = call_next(request)
      print(request.method, request.url, response.status_code)
      return response`;
}

function making({ settings }: ProgramOf<"client">, context: Context): Part[] {
  const client: Part = ["client = ", construction(settings, context)];
  return settings.some(({ kind }) => kind === "middleware") ? [tracing(context), "", client] : [client];
}

function receiving(context: Context): Part {
  return code`
    def receive(body: bytes, headers: ${external("typing", "Mapping")}[str, str], secret: str) -> None:
      event = ${imported(context, "parse_webhook")}(body, headers, secret)
      print(event)`;
}

/** Writes a sample as code that users could paste. */
export const writeProgram = programWriter<Context>({
  call: callSnippet,
  catch: (sample, context) => snippet(context, [], [catching(sample, context)]),
  batch: (sample, context) => snippet(context, [], [batching(sample, context)]),
  client: (sample, context) => snippet(context, making(sample, context), []),
  webhook: (_, context) => snippet(context, [], [receiving(context)]),
  // An import of the package loads no client that is not used.
  standalone: null,
});
