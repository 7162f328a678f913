import type { ChannelDecl, DocComment, FileWriter, HttpOperation, Part } from "@sdkwright/plugin-api";
import { join, jsonRpcOf, openedChannel, pageTypes, responseShape, rpcOf } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { statusText } from "../model/errors.js";
import { requestShape, takesRequest } from "../model/request.js";
import { givesByStatus, successesOf } from "../model/successes.js";
import { pathTemplate } from "../spec/operation.js";
import { resultType, standard, typeOf } from "../types.js";
import { eventPart } from "./channel.js";
import { fieldType } from "./field.js";

/** How a method asks the runtime, and what it gives back. */
interface Call {
  /** Function of the runtime, with its type arguments. */
  readonly via: Part;
  /** Its results. */
  readonly result: Part;
  /** Struct around the result, with the name of the field that holds it. */
  readonly wrapper?: Part;
}

/** Both forms of a call. Streams and downloads carry status and headers themselves: they have no raw form. */
interface Calls {
  readonly plain: Call;
  readonly raw: Call | undefined;
}

/**
 * The type of what successes carry, or of the one property that the definition asks to hand out; where they differ, a
 * struct that has a field for each. Texts are texts, whatever the definition says of them.
 */
export function valueType({ model, target, types }: Emission, operation: HttpOperation): Part {
  if (givesByStatus(target.api, operation)) return `*${model.result(operation.id)}`;
  const [first, ...others] = successesOf(target.api, operation);
  return first && others.length === 0 ? resultType(first.type, types).part : "string";
}

function valueCalls({ core }: Emission, type: Part): Calls {
  return {
    plain: { via: [core("Call"), "[", type, "]"], result: ["(", type, ", error)"] },
    raw: { via: [core("CallRaw"), "[", type, "]"], result: ["(*", core("Response"), "[", type, "], error)"] },
  };
}

function streamCalls(via: Part, result: Part): Calls {
  return { plain: { via, result: ["(*", result, ", error)"] }, raw: undefined };
}

/** Opening a channel. */
function openingOf(emission: Emission, channel: ChannelDecl): Calls {
  const name = emission.target.names.type(channel.id);
  const via = [emission.core("OpenSocket"), "[", eventPart(emission, channel), "]"];
  return { plain: { via, result: `(*${name}, error)`, wrapper: `&${name}{Socket: ` }, raw: undefined };
}

/** The call of an operation: of a channel, or by the kind of its response. */
function callsOf(emission: Emission, operation: HttpOperation): Calls {
  const { core, types, target } = emission;
  const channel = openedChannel(target.api, operation);
  if (channel) return openingOf(emission, channel);
  const { content } = responseShape(operation);
  const page = pageTypes(target.api, operation);
  if (page) {
    const args: Part = ["[", typeOf(page.item, types).part, ", ", typeOf(page.body, types).part, "]"];
    return {
      plain: { via: [core("Paginate"), args], result: ["*", core("Pager"), args] },
      raw: {
        via: [core("PaginateRaw"), args],
        result: ["(*", core("Response"), "[*", core("Page"), args, "], error)"],
      },
    };
  }
  switch (content?.kind) {
    case undefined:
      return {
        plain: { via: core("Do"), result: "error" },
        raw: { via: core("DoRaw"), result: ["(*", core("Response"), "[struct{}], error)"] },
      };
    case "json":
    case "text":
      return valueCalls(emission, valueType(emission, operation));
    case "binary":
      return content.bytes ? valueCalls(emission, "[]byte") : streamCalls(core("DownloadFile"), core("Download"));
    case "sse":
    case "jsonl": {
      const type: Part = ["[", typeOf(content.type, types).part, "]"];
      const lines = rpcOf(operation) ? "StreamMessages" : "StreamLines";
      const events = content.kind === "sse" && content.resumable ? "ResumeEvents" : "StreamEvents";
      const via = [core(content.kind === "sse" ? events : lines), type];
      return streamCalls(via, [core("Stream"), type]);
    }
    default:
      return content satisfies never;
  }
}

/** Declared codes of a call by JSON-RPC, with the types of the data that they come with. */
function declaredCodes({ target }: Emission, operation: HttpOperation): string[] {
  const codes = jsonRpcOf(operation)?.codes ?? [];
  return codes.map(({ code, message, data }) => {
    const text = message.split("\n")[0] ?? "";
    const type = data?.kind === "ref" ? `, with data of the type ${target.names.type(data.id)}` : "";
    return `- *JSONRPCError with the code ${code}${type}${text === "" ? "" : `: ${text}`}`;
  });
}

function failures(emission: Emission, operation: HttpOperation): string[] {
  const { target } = emission;
  const errors = operation.errors.flatMap(({ status, error }) => {
    const decl = target.api.errors[error];
    return decl?.type ? [`- *${target.names.type(error)} (${statusText(status)})`] : [];
  });
  const lines = [...errors, ...declaredCodes(emission, operation)];
  return lines.length === 0 ? [] : ["Errors that the API declares:", lines.join("\n")];
}

/** What a method does, where the definition does not say it. */
function usualDoc({ target }: Emission, operation: HttpOperation): string {
  if (openedChannel(target.api, operation)) return `opens the channel ${pathTemplate(operation)}.`;
  const rpc = rpcOf(operation);
  return rpc ? `calls ${rpc.method}.` : `calls ${operation.method} ${pathTemplate(operation)}.`;
}

/** What a method does, and what it fails with. */
export function methodDoc(emission: Emission, operation: HttpOperation): DocComment {
  const name = emission.target.names.method(operation.id);
  return declarationDoc(name, operation, usualDoc(emission, operation), failures(emission, operation));
}

/** Parameters of a method that are particular to it: arguments, and the request. */
export function argumentsOf(emission: Emission, operation: HttpOperation): Part[] {
  const { target } = emission;
  const parts = requestShape(target, operation).positional.map(({ name, parameter }): Part => {
    return [name, " ", fieldType(emission, parameter.type, { required: true }).part];
  });
  return takesRequest(target.api, operation) ? [...parts, ["req *", target.names.request(operation.id)]] : parts;
}

/** Parameters of a method: the context, its own, options. */
function parametersOf(emission: Emission, operation: HttpOperation): Part {
  const context: Part = ["ctx ", standard("context", "Context")];
  return join(", ", [context, ...argumentsOf(emission, operation), ["opts ...", emission.option("RequestOption")]]);
}

/** What the runtime gets as the request. */
export function requestPart(emission: Emission, operation: HttpOperation): string {
  const { target, model } = emission;
  const hasRequest = takesRequest(target.api, operation);
  const { positional } = requestShape(target, operation);
  if (positional.length === 0) return hasRequest ? "req" : "nil";
  const fields = positional.map(({ exported, name }) => `${exported}: ${name}`);
  if (hasRequest) fields.unshift(`${target.names.request(operation.id)}: req`);
  return `&${model.operation(operation.id)}Params{${fields.join(", ")}}`;
}

function emitCall(emission: Emission, operation: HttpOperation, owner: string, call: Call, file: FileWriter): void {
  const { model, target } = emission;
  const name = target.names.method(operation.id);
  file.blank();
  file.doc(methodDoc(emission, operation));
  file.block(
    ["func (c *", owner, ") ", name, "(", parametersOf(emission, operation), ") ", call.result, " {"],
    () => {
      const args = `(ctx, c.core, &${model.operation(operation.id)}, ${requestPart(emission, operation)}, opts)`;
      if (call.wrapper === undefined) file.line("return ", call.via, args);
      else emitWrapped(call.wrapper, [call.via, args], file);
    },
    "}",
  );
}

function emitWrapped(wrapper: Part, call: Part, file: FileWriter): void {
  file.line("socket, err := ", call);
  file.block("if err != nil {", () => file.line("return nil, err"), "}");
  file.line("return ", wrapper, "socket}, nil");
}

/** A method of a resource's client. */
export function emitMethod(emission: Emission, operation: HttpOperation, owner: string, file: FileWriter): void {
  emitCall(emission, operation, owner, callsOf(emission, operation).plain, file);
}

/** Whether a method has a form that gives status and headers too. */
export function hasRawForm(emission: Emission, operation: HttpOperation): boolean {
  return callsOf(emission, operation).raw !== undefined;
}

/** The form of a method that gives status and headers too. */
export function emitRawMethod(emission: Emission, operation: HttpOperation, owner: string, file: FileWriter): void {
  const { raw } = callsOf(emission, operation);
  if (raw) emitCall(emission, operation, owner, raw, file);
}
