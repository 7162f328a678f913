import { type ProgramOf, programWriter } from "@sdkwright/docs-kit";
import type { CaughtError, Part, PrintedFile, SampleCall, Snippet, WebhookId } from "@sdkwright/plugin-api";
import { code, join } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { fileOf } from "../files.js";
import { standard } from "../types.js";
import { argumentsOf, callExpression, clientPart, pathTo } from "./calls.js";
import { callPart, checked, println, wholePart } from "./uses.js";
import { handedOn } from "./values.js";

const mainFile = (part: Part): PrintedFile => fileOf("main.go", "main", [part]);

function callSnippet(program: ProgramOf<"call">, context: Context): Snippet | null {
  const { use, client } = program;
  // Streams and files have their status and headers with them.
  if (use.kind === "raw" && (use.of === "stream" || use.of === "file" || use.of === "socket")) return null;
  if (!client) return fragment(callPart(context, program));
  // Go allows statements in functions only, so a sample with a client is a whole program.
  const main = code`
    func main() {
      ${wholePart(context, program)}
    }`;
  return { imports: [], client: "", call: mainFile(main).content.trim() };
}

/** Code that goes with a client that is there. */
function fragment(part: Part): Snippet {
  const { content, bodyAt } = mainFile(part);
  // Neither package nor imports.
  return { imports: [], client: "", call: content.slice(bodyAt).trim() };
}

/** Errors by role: the type, and what samples show of one that is called `failure`. */
const failures: { readonly [R in CaughtError["role"]]: readonly [type: string, shown: string] } = {
  api: ["APIError", "failure.StatusCode, failure.Error(), failure.RequestID"],
  connection: ["ConnectionError", "failure.Phase, failure.Error()"],
  "json-rpc": ["JSONRPCError", "failure.Code, failure.Message, string(failure.Data())"],
  connect: ["ConnectError", "failure.Code, failure.Message, failure.Details()"],
};

function catching(context: Context, { call, result, error }: ProgramOf<"catch">): Part {
  const [type, shown] = failures[error.role];
  const results = result === "nothing" ? "err" : "_, err";
  return code`
    ${results} := ${callExpression(context, call)}${result === "page" ? ".First()" : ""}
    var failure *${handedOn(context, type)}
    if ${standard("errors", "As")}(err, &failure) {
      ${println}(${shown})
    }`;
}

function batching(context: Context, { calls: [first, second] }: ProgramOf<"batch">): Part {
  const added = (call: SampleCall): Part => {
    const path = pathTo(context, call.method).replace(/^client/, "batch");
    return [path, "(", join(", ", argumentsOf(context, call)), ")"];
  };
  return code`
    batch := client.${context.names.rootMember("NewBatch")}()
    first, second := ${added(first)}, ${added(second)}
    ${checked("err := batch.Send(ctx)")}
    ${println}(first.Result())
    ${println}(second.Result())`;
}

/** A middleware that logs each attempt. */
function middleware({ option }: Context): Part {
  const request: Part = ["*", standard("net/http", "Request")];
  const response: Part = ["*", standard("net/http", "Response")];
  return code`
    tracing := func(request ${request}, next ${option("MiddlewareNext")}) (${response}, error) {
      response, err := next(request)
      if err == nil {
        ${standard("log", "Println")}(request.Method, request.URL, response.StatusCode)
      }
      return response, err
    }`;
}

function making(context: Context, { settings }: ProgramOf<"client">): Part {
  return code`
    ${settings.some(({ kind }) => kind === "middleware") ? middleware(context) : ""}
    ${clientPart(context, settings)}`;
}

function receiver({ names, root, webhook }: Context, id: WebhookId): Part {
  const http = (name: string): Part => standard("net/http", name);
  const refusal = code`
    if err != nil {
      ${http("Error")}(w, err.Error(), ${http("StatusBadRequest")})
      return
    }`;
  return code`
    func receive(w ${http("ResponseWriter")}, r *${http("Request")}) {
      delivery, err := ${webhook("FromRequest")}(r)
      ${refusal}
      event, err := ${root(names.companion("webhookParser", id))}(delivery, ${standard("os", "Getenv")}("WEBHOOK_SECRET"))
      ${refusal}
      ${println}(event)
    }`;
}

/** Writes a sample; null for one of which Go has nothing. */
export const writeProgram = programWriter<Context>({
  call: callSnippet,
  catch: (program, context) => fragment(catching(context, program)),
  batch: (program, context) => fragment(batching(context, program)),
  client: (program, context) => fragment(making(context, program)),
  webhook: ({ webhook }, context) => (webhook === null ? null : fragment(receiver(context, webhook))),
  standalone: null,
});
