import { type DocTag, shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, RequestNode, Sym } from "@sdkwright/plugin-api";
import { calledName, errorPlanOf, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { isSym } from "../types.js";
import { type Parameter, parameterTags } from "./declare.js";
import type { Returned } from "./result.js";

/** An exception that a method declares. */
interface Throw {
  readonly tag: DocTag;
  readonly symbol: readonly Sym[];
}

/** The exceptions that the API declares. */
function throwsOf(context: Context, { operation, method }: RequestNode): Throw[] {
  const { sdk, names, core, declared } = context;
  const { protocol } = method.call;
  const toThrow = (name: ReturnType<typeof core>, when: string, said: Documented): Throw => {
    const text = shortText(said);
    const tag = {
      tag: "throws",
      name: isSym(name) ? name.name : String(name),
      text: text === "" ? when : `${when}: ${text}`,
    };
    return { tag, symbol: isSym(name) ? [name] : [] };
  };
  if (protocol.kind === "json-rpc") {
    const name = core("JsonRpcException");
    return protocol.codes.map(({ code, message }) => toThrow(name, `Error ${code}`, { summary: message }));
  }
  return operation.errors.flatMap(({ status, error, ...said }) => {
    if (!errorPlanOf(sdk, error).typed) return [];
    const when = status.kind === "default" ? "Any other status" : `Status ${statusText(status)}`;
    return [toThrow(declared(names.companion("errorMaker", error)), when, said)];
  });
}

/** The comment of a method, and classes that it alone names. */
export interface MethodDoc {
  readonly doc: DocComment;
  readonly uses: readonly Sym[];
}

/** What is said of a method. */
export function methodDoc(
  context: Context,
  node: RequestNode,
  { doc }: Returned,
  parameters: readonly Parameter[],
): MethodDoc {
  const { operation, method } = node;
  const verb = method.result.kind === "socket" ? "Opens the channel" : "Calls";
  const thrown = throwsOf(context, node);
  const tags = [
    ...parameterTags(parameters),
    ...(doc === undefined ? [] : [{ tag: "return", name: doc, text: "" }]),
    ...thrown.map(({ tag }) => tag),
  ];
  return {
    doc: docOf(operation, `${verb} \`${calledName(method.call)}\`.`, tags),
    uses: thrown.flatMap(({ symbol }) => symbol),
  };
}
