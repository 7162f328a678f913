import type {
  BatchProgram,
  CallProgram,
  CatchProgram,
  CaughtError,
  ClientProgram,
  FileWriter,
  Part,
  SampleCall,
  SampleProgram,
  Snippet,
  WebhookId,
} from "@sdkwright/plugin-api";
import { createFile, join } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import { dialectOf } from "../dialect.js";
import type { Emission } from "../emission.js";
import { standard } from "../types.js";
import { argumentsOf, callExpression, emitClient, pathTo } from "./calls.js";
import { emitCall, emitContext, emitFatal, emitShown, emitWhole } from "./uses.js";
import { handedOn, type Samples, samplesOf } from "./values.js";

type Emit = (file: FileWriter) => void;

function printed(emit: Emit): string {
  const file = createFile(
    "main.go",
    dialectOf(() => "main"),
  );
  emit(file);
  return file.finish().content;
}

const CUT = "// Here the code begins.";

/** Code without what is around it, and the imports that it needs. */
function cut(emit: Emit): { readonly imports: readonly string[]; readonly code: string } {
  const content = printed((file) => {
    file.line(CUT);
    emit(file);
  });
  const [head = "", code = ""] = content.split(`${CUT}\n`);
  // An alias, if there is one, and the path; not the keyword before a single one.
  const imports = [...head.matchAll(/(?:(?!import\b)\b\w+ )?"[^"]*"$/gm)].map(([found]) => found);
  return { imports, code: code.trim() };
}

/** Code that goes with a client that is there. */
function fragment(emit: Emit): Snippet {
  return { imports: [], client: "", call: cut(emit).code };
}

function callSnippet(samples: Samples, program: CallProgram): Snippet | null {
  const { use, client, whole } = program;
  // Streams and files have their status and headers with them.
  if (use.kind === "raw" && (use.of === "stream" || use.of === "file" || use.of === "socket")) return null;
  if (!client) return fragment((file) => emitCall(samples, program, file));
  if (whole) {
    const text = printed((file) => file.block("func main() {", () => emitWhole(samples, program, file), "}"));
    return { imports: [], client: "", call: text.trim() };
  }
  const making = cut((file) => emitClient(samples, client, file));
  const usage = cut((file) => {
    emitContext(file);
    emitCall(samples, program, file);
  });
  const imports = [...new Set([...making.imports, ...usage.imports])].sort();
  return { imports, client: making.code, call: usage.code };
}

/** Errors by role: the type, and what samples show of one that is called `failure`. */
const failures: { readonly [R in CaughtError["role"]]: readonly [type: string, shown: string] } = {
  api: ["APIError", "failure.StatusCode, failure.Error(), failure.RequestID"],
  connection: ["ConnectionError", "failure.Phase, failure.Error()"],
  "json-rpc": ["JSONRPCError", "failure.Code, failure.Message, string(failure.Data())"],
  connect: ["ConnectError", "failure.Code, failure.Message, failure.Details()"],
};

function emitCatch(samples: Samples, { call, result, error }: CatchProgram, file: FileWriter): void {
  const [type, shown] = failures[error.role];
  const results = result === "nothing" ? "err := " : "_, err := ";
  file.line(results, callExpression(samples, call), result === "page" ? ".First()" : "");
  file.line("var failure *", handedOn(samples, type));
  file.block(["if ", standard("errors", "As"), "(err, &failure) {"], () => emitShown(file, shown), "}");
}

function emitBatch(samples: Samples, { calls: [first, second] }: BatchProgram, file: FileWriter): void {
  const { emission } = samples;
  const added = (call: SampleCall): Part => {
    const path = pathTo(emission, call.method).replace(/^client/, "batch");
    return [path, "(", join(", ", argumentsOf(samples, call)), ")"];
  };
  file.line("batch := client.", emission.names.rootMember("NewBatch"), "()");
  file.line("first, second := ", added(first), ", ", added(second));
  emitFatal(file, "err := batch.Send(ctx)");
  emitShown(file, "first.Result()");
  emitShown(file, "second.Result()");
}

/** A middleware that logs each attempt. */
function emitMiddleware({ emission }: Samples, file: FileWriter): void {
  const request: Part = ["request *", standard("net/http", "Request")];
  const parameters: Part = ["(", request, ", next ", emission.option("MiddlewareNext"), ")"];
  const log = standard("log", "Println");
  file.block(
    ["tracing := func", parameters, " (*", standard("net/http", "Response"), ", error) {"],
    () => {
      file.line("response, err := next(request)");
      file.block("if err == nil {", () => file.line(log, "(request.Method, request.URL, response.StatusCode)"), "}");
      file.line("return response, err");
    },
    "}",
  );
}

function emitMaking(samples: Samples, { settings }: ClientProgram, file: FileWriter): void {
  if (settings.some(({ kind }) => kind === "middleware")) emitMiddleware(samples, file);
  emitClient(samples, settings, file);
}

function emitReceiver({ emission, root }: Samples, id: WebhookId, file: FileWriter): void {
  const http = (name: string): Part => standard("net/http", name);
  const parse = root(emission.names.companion(keys.parse(id)));
  const emitRefusal = (): void => {
    file.line(http("Error"), "(w, err.Error(), ", http("StatusBadRequest"), ")");
    file.line("return");
  };
  file.block(
    ["func receive(w ", http("ResponseWriter"), ", r *", http("Request"), ") {"],
    () => {
      file.line("delivery, err := ", emission.webhook("FromRequest"), "(r)");
      file.block("if err != nil {", emitRefusal, "}");
      file.line("event, err := ", parse, "(delivery, ", standard("os", "Getenv"), '("WEBHOOK_SECRET"))');
      file.block("if err != nil {", emitRefusal, "}");
      emitShown(file, "event");
    },
    "}",
  );
}

/** Writes a sample; null for one of which Go has nothing. */
export function writeProgram(program: SampleProgram, emission: Emission): Snippet | null {
  const samples = samplesOf(emission);
  switch (program.kind) {
    case "call":
      return callSnippet(samples, program);
    case "catch":
      return fragment((file) => emitCatch(samples, program, file));
    case "batch":
      return fragment((file) => emitBatch(samples, program, file));
    case "client":
      return fragment((file) => emitMaking(samples, program, file));
    case "webhook": {
      const { webhook } = program;
      return webhook === null ? null : fragment((file) => emitReceiver(samples, webhook, file));
    }
    case "standalone":
      return null;
    default:
      return program satisfies never;
  }
}
