import { argumentTags, type DocTag, shortText } from "@sdkwright/docs-kit";
import type { Documented, Field, FileWriter, Method, OperationId, Part, RequestNode } from "@sdkwright/plugin-api";
import {
  accessPath,
  bodyTypeOf,
  calledName,
  errorPlanOf,
  receivedType,
  referredName,
  statusText,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { call, chain, deeper, generic, parameter, WIDTH } from "../line-breaks.js";
import type { ClientForm } from "../parts.js";
import { erased, plainType, typeOf } from "../types.js";
import { channelClass } from "./channel.js";
import { emitMember } from "./declare.js";
import { isOptional, resultType } from "./operations.js";

/** The forms in which a client has a method. */
export type MethodForm = ClientForm | "batch";

const callNames = {
  client: "call",
  asyncClient: "callAsync",
  rawClient: "callRaw",
  asyncRawClient: "callRawAsync",
} as const satisfies { readonly [F in ClientForm]: string };

const streams = { sse: "EventStreams", jsonl: "LineStreams", connect: "ConnectStreams" } as const;

/** The class of the runtime that makes calls of a kind; undefined for the client's core. */
function helperOf({ method }: RequestNode): string | undefined {
  const { result } = method;
  if (result.kind === "page") return "internal.page.Pages";
  if (result.kind === "stream") {
    return `internal.stream.${result.resumable ? "ResumableStreams" : streams[result.frames]}`;
  }
  if (result.kind === "file" && !result.buffered) return "internal.download.Downloads";
  return method.call.protocol.kind === "json-rpc" ? "internal.rpc.JsonRpc" : undefined;
}

/** The return type of a method in one form of the client; undefined for none. */
export function returned(context: Context, node: RequestNode, form: MethodForm): Part | undefined {
  const { result } = node.method;
  if (result.kind === "nothing" && form === "client") return undefined;
  const isAsync = form === "asyncClient" || form === "asyncRawClient";
  let type = resultType(context, node);
  if (form === "batch") return [context.runtime("core.Pending"), "<", type, ">"];
  if (result.kind === "page") {
    const list = context.runtime(isAsync ? "core.Page" : "core.PagingIterable");
    type = generic(list, type, typeOf(context, result.page).boxed);
  }
  if (result.kind === "stream") type = generic(context.runtime("core.EventStream"), type);
  if (result.kind === "socket") {
    type = channelClass(context, result.channel);
  }
  if (form === "rawClient" || form === "asyncRawClient") type = generic(context.runtime("core.RawResponse"), type);
  return deeper(isAsync ? generic(context.symbol("java.util.concurrent", "CompletableFuture"), type) : type);
}

/** One thing that a method takes, and what is said of it. */
type Parameter = { readonly name: string; readonly type: Part; readonly text: string };

/** Fields as parameters of a method. */
function fieldParameters(context: Context, { operation }: RequestNode, fields: readonly Field[]): Parameter[] {
  const { api, names } = context;
  const said = argumentTags(api, operation, fields, ({ from }) => names.field(operation.id, from));
  return fields.map(({ from, type }): Parameter => {
    const name = names.field(operation.id, from);
    const text = said.find((tag) => tag.name === name)?.text ?? "a part of the path";
    return { name, type: plainType(typeOf(context, type)), text };
  });
}

/** The parameters of the path in its order, if a method takes them in a request of which nothing else must be given. */
export function pathFieldsOf({ request, arguments: args, call: { template } }: Method): readonly Field[] {
  if (!request || request.optional || request.base || args.length > 0) return [];
  const required = request.fields.filter((field) => field.required);
  const placed = required.flatMap((field) =>
    field.from.kind === "parameter" && field.from.in === "path"
      ? [{ field, place: template.indexOf(`{${field.from.name}}`) }]
      : [],
  );
  if (placed.length < required.length) return [];
  return placed.sort((a, b) => a.place - b.place).map(({ field }) => field);
}

/** Of a method: arguments, then the request. */
export function parametersOf(context: Context, node: RequestNode): Parameter[] {
  const { operation, method } = node;
  const { names, packages, declared } = context;
  const args = fieldParameters(context, node, method.arguments);
  if (!method.request) return args;
  const home = bodyTypeOf(method.request) === null ? packages.requests : packages.types;
  return [...args, { name: "request", type: declared(home, names.request(operation.id)), text: "what to send" }];
}

/** The key under which the runtime finds a field among the arguments. */
export function argumentKey({ names }: Context, method: OperationId, from: Field["from"]): string {
  if (from.kind === "property") return from.name;
  return referredName(names, from.kind === "body" ? { kind: "body", method } : { ...from, method });
}

/** Arguments that a call passes to the runtime: a request, then fields. */
function argumentsPart(context: Context, node: RequestNode, { fields, hasRequest }: Handed): Part {
  const { operation, method } = node;
  const { id } = operation;
  const type = context.runtime("internal.call.Arguments");
  const pairs = fields.map(({ from }): Part[] => {
    return [stringLiteral(argumentKey(context, id, from)), context.names.field(id, from)];
  });
  const [first, ...rest] = hasRequest ? [["request"], ...pairs] : pairs;
  if (!first) return [type, ".none()"];
  const of = hasRequest && method.request?.optional ? ".ofOptional" : ".of";
  const links = rest.map((pair) => call("with", pair));
  return chain(call([type, of], first), links);
}

/** The parameters of an overload. */
interface Handed {
  readonly fields: readonly Field[];
  readonly hasRequest: boolean;
}

/** The body of a method. */
function callPart(context: Context, node: RequestNode, { form, constant }: MethodPlace, given: Handed): Part {
  const handed = argumentsPart(context, node, given);
  if (form === "batch") return call("calls.add", [constant, handed]);
  const args = [constant, handed, "options"];
  if (node.method.result.kind === "socket") {
    const open = form === "asyncClient" ? ".openAsync" : ".open";
    const { descriptor } = typeOf(context, receivedType(context.sdk, node.method.result.channel));
    const made = [channelClass(context, node.method.result.channel), "::new"];
    const rest = ["channel", [descriptor, "::undeclared"], made];
    return call([context.runtime("internal.socket.Sockets"), open], ["core", ...args, ...rest]);
  }
  const helper = helperOf(node);
  if (helper === undefined) return call(`core.${callNames[form]}`, args);
  return call([context.runtime(helper), `.${callNames[form]}`], ["core", ...args]);
}

/** The differences of a method from the one that has the full comment. */
const additions: { readonly [F in MethodForm]?: string } = {
  rawClient: "with the status and headers of the response",
  asyncRawClient: "with the status and headers of the response",
  batch: "as part of a batch",
};

/** A method of a class, in one form of its client. */
export interface MethodPlace {
  readonly form: MethodForm;
  /** The client that has the comments to which those of other forms refer. */
  readonly main: string;
  /** The descriptor of the operation. */
  readonly constant: Part;
}

/** Settings of a call, which its method takes at the end. */
function settingsOf(context: Context, isSocket: boolean, form: MethodForm): Parameter[] {
  return [
    { name: "channel", type: context.runtime("core.ChannelOptions"), text: "settings of the channel; may be null" },
    { name: "options", type: context.runtime("core.RequestOptions"), text: "settings of this call; may be null" },
  ].slice(form === "batch" ? 2 : isSocket ? 0 : 1);
}

/** A way to call a method: what is given of all that a method with code of its own takes. */
interface Overload {
  readonly given: readonly Parameter[];
  readonly all: readonly Parameter[];
  readonly handed: Handed;
  /** The method that has the comment; undefined for the one that has it itself. */
  readonly like: DocTag | undefined;
}

/** A method in one form of a client: with options, and with less. The overload without options has the whole comment. */
export function emitMethod(node: RequestNode, place: MethodPlace, file: FileWriter, context: Context): void {
  const { form, main } = place;
  const { method, operation } = node;
  const name = context.names.method(operation.id);
  const isSocket = method.result.kind === "socket";
  const settings = settingsOf(context, isSocket, form);
  const set = isSocket ? "with settings of the channel and of this call" : "with settings of this call";
  const like = (target: string, text: string): DocTag => ({ tag: "like", name: target, text });
  const targetOf = (head: readonly Parameter[]): string =>
    `#${name}(${head.map((one) => erased(one.type)).join(", ")})`;
  const emit = (head: readonly Parameter[], all: readonly Parameter[], handed: Handed, first?: DocTag): void => {
    const addition = additions[form];
    const whole = [...all, ...settings];
    const own = addition === undefined ? first : like(`${main}${targetOf(head)}`, addition);
    emitOverload(node, place, { given: head, all: whole, handed, like: own }, file, context);
    if (settings.length === 0) return;
    const given = [...head, ...settings];
    emitOverload(node, place, { given, all: whole, handed, like: like(targetOf(head), set) }, file, context);
  };
  const parameters = parametersOf(context, node);
  const handed: Handed = { fields: method.arguments, hasRequest: method.request !== null };
  const heads = method.request?.optional ? [parameters.slice(0, -1), parameters] : [parameters];
  if (form === "client" || form === "asyncClient") {
    file.trace(accessPath(context.sdk, context.names, operation.id).join("."), operation.origin);
  }
  for (const head of heads) emit(head, parameters, handed);
  const fields = pathFieldsOf(method);
  if (fields.length === 0) return;
  const short = fieldParameters(context, node, fields);
  const rest = like(targetOf(parameters), "with the parameters of the path alone");
  emit(short, short, { fields, hasRequest: false }, rest);
}

/** The exceptions that the API declares. They are named in full, since no code of the client does. */
function thrownTags({ sdk, names, packages, runtime }: Context, { operation, method }: RequestNode): DocTag[] {
  const { protocol } = method.call;
  const tag = (name: string, when: string | number, said: Documented): DocTag => {
    const text = shortText(said);
    return { tag: "throws", name, text: `${when}${text === "" ? "" : `: ${text}`}` };
  };
  if (protocol.kind === "json-rpc") {
    const { module, name } = runtime("errors.JsonRpcException");
    return protocol.codes.map(({ code, message }) => tag(`${module}.${name}`, code, { summary: message }));
  }
  return operation.errors.flatMap(({ status, error, ...said }) => {
    if (!errorPlanOf(sdk, error).body) return [];
    const when = status.kind === "default" ? "another status" : statusText(status);
    return [tag(`${packages.errors}.${names.companion("errorMaker", error)}`, when, said)];
  });
}

/** What a method gives, said where its whole comment is: of a list also where the response of a page is. */
function returnText(context: Context, { method: { result } }: RequestNode, form: MethodForm): string {
  if (isOptional(context, result)) return "the result; empty if there is none";
  if (result.kind !== "page") return "the result";
  return form === "asyncClient"
    ? "the first page; `body()` is its whole response"
    : "the items of all pages; `firstPage().body()` is the whole response of the first page";
}

/** Prints one overload. It calls the one that takes everything, which has the code. */
function emitOverload(
  node: RequestNode,
  place: MethodPlace,
  { given, all, handed, like }: Overload,
  file: FileWriter,
  context: Context,
): void {
  const { method, operation } = node;
  const name = context.names.method(operation.id);
  const type = returned(context, node, place.form);
  const verb = method.result.kind === "socket" ? "Opens the channel" : "Calls";
  const doc = docOf(operation, `${verb} ${calledName(method.call)}.`);
  const tags: DocTag[] = given.map((one) => ({ tag: "param", name: one.name, text: one.text }));
  const result = like ? "the result" : returnText(context, node, place.form);
  if (type !== undefined) tags.push({ tag: "return", text: result });
  const passed = all.map((one) => (given.includes(one) ? one.name : "null"));
  const short = `${name}(${passed.join(", ")})`;
  const rest = short.length < WIDTH / 2 ? short : call(name, passed);
  const made = given.length === all.length ? callPart(context, node, place, handed) : rest;
  const before = type === undefined ? "" : "return ";
  if (!like) tags.push(...thrownTags(context, node));
  const further = [...tags, ...(doc.tags ?? [])];
  emitMember(file, {
    doc: like ? { text: [], tags: [like, ...further] } : { text: doc.text, tags: further },
    type: ["public ", type ?? "void"],
    name,
    parameters: given.map((one) => parameter(one.type, one.name)),
    body: typeof made === "string" ? `${before}${made};` : [before, made, ";"],
  });
}
