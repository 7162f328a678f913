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

const withoutText = <T extends { readonly text: string }>(one: T): T => ({ ...one, text: "" });

/** The comment of a method that repeats another: where its text is, and the types that PHP cannot write. */
function docOfRepeated({ tags = [] }: DocComment, method: string): DocComment {
  const kept = tags.filter(({ tag }) => tag !== "link");
  const see = { tag: "see", name: `${method}()`, text: "" };
  return { text: [], tags: [see, ...kept.map((tag) => (tag.tag === "deprecated" ? tag : withoutText(tag)))] };
}

/** What is said of a method; `repeated` is the class whose method of the same name says more. */
export function methodDoc(
  context: Context,
  node: RequestNode,
  { doc }: Returned,
  parameters: readonly Parameter[],
  repeated?: string,
): MethodDoc {
  const { operation, method } = node;
  const verb = method.result.kind === "socket" ? "Opens the channel" : "Calls";
  const thrown = throwsOf(context, node);
  const tags = [
    ...parameterTags(repeated === undefined ? parameters : parameters.map(withoutText)),
    ...(doc === undefined ? [] : [{ tag: "return", name: doc, text: "" }]),
    ...thrown.map(({ tag }) => tag),
  ];
  const own = docOf(operation, `${verb} \`${calledName(method.call)}\`.`, tags);
  return {
    doc: repeated === undefined ? own : docOfRepeated(own, `${repeated}::${context.names.method(operation.id)}`),
    uses: thrown.flatMap(({ symbol }) => symbol),
  };
}
