import { argumentTags, type DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, Part, RequestNode } from "@sdkwright/plugin-api";
import { bodyTypeOf, calledName, referredName, sentMessageTypes } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { docOf, emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { call, chain, methodHead, parameter } from "../layout.js";
import { plainType, typeOf } from "../types.js";
import { resultType } from "./operations.js";

/** The forms in which a client has a method. */
export type Mode = "sync" | "async" | "raw" | "async-raw";

const callNames: { readonly [M in Mode]: string } = {
  sync: "call",
  async: "callAsync",
  raw: "callRaw",
  "async-raw": "callRawAsync",
};

const streams = { sse: "EventStreams", jsonl: "LineStreams", connect: "ConnectStreams" } as const;

/** The class of the runtime that makes calls of a kind; undefined for the client's core. */
function helperOf({
  method: {
    result,
    call: { protocol },
  },
}: RequestNode): string | undefined {
  if (result.kind === "page") return "internal.page.Pages";
  if (result.kind === "stream") {
    return `internal.stream.${result.resumable ? "ResumableStreams" : streams[result.frames]}`;
  }
  if (result.kind === "file" && !result.buffered) return "internal.download.Downloads";
  return protocol.kind === "json-rpc" ? "internal.rpc.JsonRpc" : undefined;
}

/** What a method gives in a form of the client; undefined for nothing. */
export function returned(emission: Emission, node: RequestNode, mode: Mode): Part | undefined {
  const { result } = node.method;
  if (result.kind === "nothing" && mode === "sync") return undefined;
  const isAsync = mode === "async" || mode === "async-raw";
  let type = resultType(emission, node);
  if (result.kind === "page") type = [emission.runtime(isAsync ? "core.Page" : "core.PagingIterable"), "<", type, ">"];
  if (result.kind === "stream") type = [emission.runtime("core.EventStream"), "<", type, ">"];
  if (result.kind === "socket") {
    type = [emission.runtime("core.Channel"), "<", sentType(emission, result.channel), ", ", type, ">"];
  }
  if (mode === "raw" || mode === "async-raw") type = [emission.runtime("core.HttpResponse"), "<", type, ">"];
  return isAsync ? [emission.symbol("java.util.concurrent", "CompletableFuture"), "<", type, ">"] : type;
}

function sentType(emission: Emission, channel: string): Part {
  const sent = sentMessageTypes(emission.sdk, channel as never);
  const [only] = sent;
  return sent.length === 1 && only ? typeOf(emission, only).boxed : "Object";
}

/** One thing that a method takes. */
interface Parameter {
  readonly name: string;
  readonly type: Part;
}

/** Of a method: arguments, then the request. */
export function parametersOf(emission: Emission, { operation, method }: RequestNode): Parameter[] {
  const { names, packages, declared } = emission;
  const args = method.arguments.map(({ from, type }) => ({
    name: names.field(operation.id, from),
    type: plainType(typeOf(emission, type)),
  }));
  if (!method.request) return args;
  const home = bodyTypeOf(method.request) === null ? packages.requests : packages.types;
  return [...args, { name: "request", type: declared(home, names.request(operation.id)) }];
}

/** What a call hands to the runtime. */
export function argumentsPart(emission: Emission, { operation, method }: RequestNode): Part {
  const { names } = emission;
  const type = emission.runtime("internal.call.Arguments");
  const pairs = method.arguments.map(({ from }): Part[] => {
    const key =
      from.kind === "parameter"
        ? referredName(names, { kind: "parameter", method: operation.id, in: from.in, name: from.name })
        : names.field(operation.id, from);
    return [stringLiteral(key), names.field(operation.id, from)];
  });
  if (method.request)
    return chain(
      call([type, ".of"], ["request"]),
      pairs.map((pair) => call("with", pair)),
    );
  const [first, ...rest] = pairs;
  if (!first) return [type, ".none()"];
  return chain(
    call([type, ".of"], first),
    rest.map((pair) => call("with", pair)),
  );
}

const paramTag = (name: string, text: string): DocTag => ({ tag: "param", name, text });

function tagsOf(emission: Emission, node: RequestNode, mode: Mode, hasOptions: boolean): DocTag[] {
  const { api, names } = emission;
  const { operation, method } = node;
  const said = argumentTags(api, operation, method.arguments, ({ from }) => names.field(operation.id, from));
  const args = method.arguments.map(({ from }) => {
    const name = names.field(operation.id, from);
    return said.find((tag) => tag.name === name) ?? paramTag(name, "a part of the path");
  });
  const tags = [...args, ...(method.request ? [paramTag("request", "what to send")] : [])];
  if (node.method.result.kind === "socket" && hasOptions)
    tags.push(paramTag("channel", "settings of the channel; may be null"));
  if (hasOptions) tags.push(paramTag("options", "settings of this call; may be null"));
  if (returned(emission, node, mode) !== undefined) tags.push({ tag: "return", text: "the result" });
  return tags;
}

function emitHead(
  emission: Emission,
  node: RequestNode,
  mode: Mode,
  given: readonly Parameter[],
  file: FileWriter,
  body: Part,
): void {
  const type = returned(emission, node, mode) ?? "void";
  const parameters = given.map(({ name, type: of }) => parameter(of, name));
  const head = methodHead(["public ", type], emission.names.method(node.operation.id), parameters, 1);
  file.block(head, () => file.line(type === "void" ? "" : "return ", body, ";"), "}");
}

/** A method in one form of a client: with options, and without. */
export function emitMethod(emission: Emission, node: RequestNode, mode: Mode, constant: Part, file: FileWriter): void {
  const name = emission.names.method(node.operation.id);
  const { kind } = node.method.result;
  const parameters = parametersOf(emission, node);
  const options: Parameter = { name: "options", type: emission.runtime("core.RequestOptions") };
  const isSocket = kind === "socket";
  const channel: Parameter[] = isSocket ? [{ name: "channel", type: emission.runtime("core.ChannelOptions") }] : [];
  const fallback = `${isSocket ? "Opens the channel" : "Calls"} ${calledName(node.method.call)}.`;
  const short = call(name, [...parameters.map((one) => one.name), ...channel.map(() => "null"), "null"]);
  const emitShort = (given: readonly Parameter[], body: Part, tags: readonly DocTag[]): void => {
    file.blank();
    emitDoc(file, docOf(node.operation, fallback, tags), 1);
    emitHead(emission, node, mode, given, file, body);
  };
  if (node.method.request?.optional && node.method.arguments.length === 0) {
    const tags = tagsOf(emission, node, mode, false).filter((tag) => tag.name !== "request");
    emitShort([], call(name, ["null", ...channel.map(() => "null"), "null"]), tags);
  }
  emitShort(parameters, short, tagsOf(emission, node, mode, false));
  file.blank();
  emitDoc(file, docOf(node.operation, fallback, tagsOf(emission, node, mode, true)), 1);
  const helper = helperOf(node);
  const args = [constant, argumentsPart(emission, node), "options"];
  const made = isSocket
    ? socketCall(emission, node, mode, args)
    : helper === undefined
      ? call(`core.${callNames[mode]}`, args)
      : call([emission.runtime(helper), `.${callNames[mode]}`], ["core", ...args]);
  emitHead(emission, node, mode, [...parameters, ...channel, options], file, made);
}

/** What a channel hands out for messages that its API does not declare. */
function undeclared(emission: Emission, node: RequestNode): Part {
  const { api } = emission;
  const type = resultType(emission, node);
  const id =
    typeof type === "object" && "name" in type
      ? Object.values(api.types).find((decl) => decl.kind === "union" && emission.names.type(decl.id) === type.name)
      : undefined;
  if (id?.kind !== "union") return "node -> null";
  return ["node -> new ", type, id.discriminator ? '.Unknown("", node)' : ".Unknown(node)"];
}

function socketCall(emission: Emission, node: RequestNode, mode: Mode, args: readonly Part[]): Part {
  const open = mode === "async" ? ".openAsync" : ".open";
  return call(
    [emission.runtime("internal.socket.Sockets"), open],
    ["core", ...args, "channel", undeclared(emission, node)],
  );
}
