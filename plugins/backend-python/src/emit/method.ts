import type { FileWriter, Method, Part, RequestNode, Result, Sym } from "@sdkwright/plugin-api";
import { hasCallCredentials, list, operationData, receivedType, sourceOf, statusText } from "@sdkwright/plugin-api";
import { dataPart } from "../data.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { dict } from "../literals.js";
import {
  annotated,
  assignedCall,
  builtin,
  optional,
  subscript,
  type TypeExpr,
  typeOf,
  typing,
  union,
  unionExpression,
  unique,
} from "../types.js";
import { emitFunction } from "./declare.js";

/** A method in the two clients that have it. */
export type Mode = "sync" | "async";

const NONE: TypeExpr = ["None"];
const any: TypeExpr = [typing("Any")];

/** Name of the constant that describes an operation to the runtime. */
export const operationName = (method: string): string => `_${method.toUpperCase()}`;

/** How a method asks the runtime, and what it returns. */
interface Call {
  readonly result: TypeExpr;
  /** Function of the runtime; absent for the method of the client's core. */
  readonly via?: string;
  /** Returns at once in both clients: what it returns can be awaited. */
  readonly isLazy?: boolean;
}

const STREAMS = { sse: "stream_events", jsonl: "stream_lines", connect: "stream_messages" } as const;

function generic(
  { runtime }: Emission,
  mode: Mode,
  names: { readonly [M in Mode]: string },
  args: readonly TypeExpr[],
): Part {
  return subscript(
    runtime(names[mode]),
    args.map((arg) => union(arg)),
  );
}

/** Types of the messages that clients of a channel send. */
function sentType({ sdk, arguments: context }: Emission, result: Extract<Result, { kind: "socket" }>): TypeExpr {
  const plan = sdk.channels[result.channel];
  const messages = sdk.api.channels[result.channel]?.messages ?? [];
  const sent = (plan?.sends ?? []).flatMap((at) => (messages[at] ? typeOf(messages[at].payload, context) : []));
  return sent.length > 0 ? unique(sent) : any;
}

function valueType({ results }: Emission, result: Extract<Result, { kind: "value" | "choice" }>): TypeExpr {
  const types = result.kind === "value" ? [result.type] : result.cases.map(({ type }) => type);
  const all = unique(types.flatMap((type) => typeOf(type, results)));
  return result.empty ? optional(all) : all;
}

function callOf(emission: Emission, { result, call: plan }: Method, mode: Mode): Call {
  const { results, runtime } = emission;
  const rpc = plan.protocol.kind === "json-rpc" ? { via: "call_rpc" } : {};
  switch (result.kind) {
    case "nothing":
      return { result: NONE, ...rpc };
    case "value":
    case "choice":
      return { result: valueType(emission, result), ...rpc };
    case "page": {
      const types = [typeOf(result.item, results), typeOf(result.page, results)];
      return {
        result: [generic(emission, mode, { sync: "SyncPager", async: "AsyncPager" }, types)],
        via: "paginate",
        isLazy: true,
      };
    }
    case "stream": {
      const types = [typeOf(result.item, results)];
      return {
        result: [generic(emission, mode, { sync: "Stream", async: "AsyncStream" }, types)],
        via: result.resumable ? "resume_events" : STREAMS[result.frames],
      };
    }
    case "file":
      if (result.buffered) return { result: [builtin("bytes")] };
      return { result: [runtime(mode === "sync" ? "BinaryResponse" : "AsyncBinaryResponse")], via: "download" };
    case "socket": {
      const types = [sentType(emission, result), typeOf(receivedType(emission.sdk, result.channel), results)];
      return {
        result: [generic(emission, mode, { sync: "Connection", async: "AsyncConnection" }, types)],
        via: "open_socket",
      };
    }
    default:
      return result satisfies never;
  }
}

/** The runtime's functions that a parameter of the method would hide from its body. */
export function hiddenFunctions(emission: Emission, { method }: RequestNode): string[] {
  const { via } = callOf(emission, method, "sync");
  const fields = [...method.arguments, ...(method.request?.fields ?? [])];
  const names = new Set(fields.map(({ from }) => emission.names.field(method.id, from)));
  return via === undefined ? [] : [via, `${via}_async`].filter((name) => names.has(name));
}

/** What a method returns. */
export function resultOf(emission: Emission, method: Method, mode: Mode): TypeExpr {
  return callOf(emission, method, mode).result;
}

/** The type that a response is decoded as, and the function that gives it. */
function decodedAs(emission: Emission, { result }: Method): { readonly type: TypeExpr; readonly given?: Part } {
  const { results } = emission;
  const plain = (expr: TypeExpr): { type: TypeExpr; given: Part } => ({ type: expr, given: unionExpression(expr) });
  switch (result.kind) {
    case "nothing":
      return { type: NONE };
    case "value":
      return { type: valueType(emission, result), given: unionExpression(typeOf(result.type, results)) };
    case "choice": {
      const entries = result.cases.flatMap(({ statuses, type }) =>
        statuses.map((status) => [statusText(status), unionExpression(typeOf(type, results))] as const),
      );
      return { type: valueType(emission, result), given: dict(entries) };
    }
    case "page":
      return plain(typeOf(result.page, results));
    case "stream":
      return plain(typeOf(result.item, results));
    case "file":
      return { type: [builtin("bytes")] };
    case "socket":
      return plain(typeOf(receivedType(emission.sdk, result.channel), results));
    default:
      return result satisfies never;
  }
}

/** `_GET: Operation[types.Pet] = Operation({...}, lambda: types.Pet)`. */
export function emitOperation(emission: Emission, { operation, method }: RequestNode, file: FileWriter): void {
  const { sdk, names, runtime, printer } = emission;
  const name = operationName(names.method(method.id));
  const { type, given } = decodedAs(emission, method);
  const data = dataPart(operationData(sdk, method), printer);
  file.blank();
  file.declare(name, operation.origin);
  const args: Part[] = given === undefined ? [data] : [data, ["lambda: ", given]];
  const target: Part = [name, ": ", subscript(runtime("Operation"), [union(type)])];
  file.line(assignedCall(target, runtime("Operation"), args));
}

/** Something that callers pass. */
function parameter(emission: Emission, { method }: RequestNode, field: Method["arguments"][number]): Part {
  const { names, runtime, arguments: context } = emission;
  const type = typeOf(field.type, context);
  const name = names.field(method.id, field.from);
  if (field.required) return [name, ": ", annotated(type)];
  return [name, ": ", annotated([...type, runtime("Omit")]), " = ", runtime("OMIT")];
}

/** The parameters of a method: those of the path, then keywords, then `last`. */
export function parametersOf(emission: Emission, node: RequestNode, last: readonly Part[]): Part[] {
  const { method } = node;
  const keywords = [...(method.request?.fields ?? []).map((field) => parameter(emission, node, field)), ...last];
  const positional = method.arguments.map((field) => parameter(emission, node, field));
  return ["self", ...positional, ...(keywords.length > 0 ? ["*", ...keywords] : [])];
}

/** Options of a call: the SDK's own where calls can bring credentials, or open channels. */
export function requestOptions({ sdk, layout, runtime }: Emission, method?: Method): Sym {
  const module = layout.paths.requestOptions;
  if (method?.result.kind === "socket") return { part: "sym", name: "SocketRequestOptions", module };
  return hasCallCredentials(sdk) ? { part: "sym", name: "RequestOptions", module } : runtime("RequestOptions");
}

/** What the runtime gets: parameters by key, and the body or its properties by wire name. */
export function givenTo(emission: Emission, { method }: RequestNode): { readonly params: Part; readonly body: Part } {
  const { names, runtime } = emission;
  const fields = [...method.arguments, ...(method.request?.fields ?? [])];
  const nameOf = (field: (typeof fields)[number]): string => names.field(method.id, field.from);
  const params = fields.flatMap((field) => (field.from.kind === "parameter" ? [nameOf(field)] : []));
  const properties = fields.flatMap((field) =>
    field.from.kind === "property" ? [[field.from.name, nameOf(field)] as const] : [],
  );
  const whole = fields.find(({ from }) => from.kind === "body");
  return {
    params: dict(params.map((name) => [name, name])),
    body: whole ? nameOf(whole) : method.call.body ? dict(properties) : runtime("OMIT"),
  };
}

type Tags = NonNullable<NonNullable<ReturnType<typeof docOf>>["tags"]>;

const firstLine = (text = ""): string => text.split("\n")[0] ?? "";

function tagsOf({ sdk, names }: Emission, { operation, method }: RequestNode): Tags {
  const fields = [...method.arguments, ...(method.request?.fields ?? [])];
  const args = fields.flatMap((field) => {
    const { summary, description } = sourceOf(sdk.api, operation, field);
    const text = firstLine(summary ?? description);
    return text === "" ? [] : [{ tag: "param", name: names.field(method.id, field.from), text }];
  });
  const raised = operation.errors.flatMap(({ status, error, summary, description }) => {
    if (!sdk.errors[error]?.typed) return [];
    const text = firstLine(summary ?? description);
    const when = status.kind === "default" ? "Any other status" : `Status ${statusText(status)}`;
    return [{ tag: "raises", name: names.type(error), text: text === "" ? `${when}.` : `${when}: ${text}` }];
  });
  return [...args, ...raised];
}

/** A method of a client. */
export function emitMethod(emission: Emission, node: RequestNode, mode: Mode, file: FileWriter): void {
  const { names, runtime } = emission;
  const { operation, method } = node;
  const name = names.method(method.id);
  const { result, via, isLazy = false } = callOf(emission, method, mode);
  const { params, body } = givenTo(emission, node);
  const args: Part[] = [operationName(name), params, body, "request_options"];
  const suffix = mode === "async" ? "_async" : "";
  const value: Part =
    via === undefined
      ? list("self._core.call(", args, ")")
      : list([runtime(via + suffix), "("], ["self._core", ...args], ")");
  const isAsync = mode === "async" && !isLazy;
  emitFunction(file, {
    name,
    isMember: true,
    isAsync,
    parameters: parametersOf(emission, node, [
      ["request_options: ", requestOptions(emission, method), " | None = None"],
    ]),
    result,
    doc: docOf(operation, { tags: tagsOf(emission, node) }),
    body: [[method.result.kind === "nothing" ? "" : "return ", isAsync ? "await " : "", value]],
  });
}
