import { type DocTag, shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, Field, ParameterPlace, RequestNode } from "@sdkwright/plugin-api";
import { calledName, errorPlanOf, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import type { ClientForm } from "../parts.js";

const PLACES: Readonly<Record<ParameterPlace, string>> = {
  path: "path parameter",
  query: "query parameter",
  header: "header",
  cookie: "cookie",
};

/** What is said of a field that the definition does not describe. */
export function fieldText(from: Field["from"]): string {
  switch (from.kind) {
    case "parameter":
      return `The \`${from.name}\` ${PLACES[from.in]}.`;
    case "property":
      return `The \`${from.name}\` property.`;
    case "body":
      return "The body of the request.";
    default:
      return from satisfies never;
  }
}

/** The exceptions that the API declares. */
function thrownTags({ sdk, names, brand }: Context, { operation, method }: RequestNode): DocTag[] {
  const { protocol } = method.call;
  const tag = (name: string, when: string, said: Documented): DocTag => {
    const text = shortText(said);
    return { tag: "exception", name, text: `${when}${text === "" ? "" : `: ${text}`}` };
  };
  if (protocol.kind === "json-rpc") {
    return protocol.codes.map(({ code, message }) =>
      tag(`${brand}JsonRpcException`, `Error ${code}`, { summary: message }),
    );
  }
  return operation.errors.flatMap(({ status, error, ...said }) => {
    if (!errorPlanOf(sdk, error).body) return [];
    const when = status.kind === "default" ? "Any other status" : `Status ${statusText(status)}`;
    return [tag(names.companion("errorMaker", error), when, said)];
  });
}

/** A method of which something is said. */
interface Documentation {
  readonly node: RequestNode;
  readonly form: ClientForm;
  /** Whether the call can give nothing. */
  readonly isOptional: boolean;
}

/** What a method gives. */
function returnText({ node, form, isOptional }: Documentation): string {
  const { result } = node.method;
  if (form === "batch") return "The result, which is there after the batch has been sent.";
  if (result.kind === "nothing") return "A task that completes when the call has succeeded.";
  if (isOptional) return "The result, or null if there is none.";
  switch (result.kind) {
    case "page":
      return form === "rawClient" ? "The first page." : "The items of all pages, or the first page if it is awaited.";
    case "stream":
      return "The open stream. Dispose of it to close the connection.";
    case "file":
      return result.buffered
        ? "The content of the file."
        : "The body of the response. Dispose of it to close the connection.";
    case "socket":
      return "The open channel. Dispose of it to close the connection.";
    default:
      return "The result.";
  }
}

/** The comment of a method in a form of its client. */
export function methodDoc(context: Context, method: Documentation, parameters: readonly DocTag[]): DocComment {
  const {
    operation,
    method: { call, result },
  } = method.node;
  const verb = result.kind === "socket" ? "Opens the channel" : "Calls";
  const tags = [...parameters, { tag: "returns", text: returnText(method) }, ...thrownTags(context, method.node)];
  return docOf(operation, `${verb} \`${calledName(call)}\`.`, tags);
}
