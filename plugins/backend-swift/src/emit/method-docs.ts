import { type DocTag, shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, Field, ParameterPlace, RequestNode } from "@sdkwright/plugin-api";
import { calledName, errorPlanOf, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, propertyText } from "../docs.js";
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
      return propertyText(from.name);
    case "body":
      return "The body of the request.";
    default:
      return from satisfies never;
  }
}

/** The errors that the API declares, as one text. */
function thrownText({ sdk, names, brand }: Context, { operation, method }: RequestNode): string {
  const { protocol } = method.call;
  const item = (name: string, when: string, said: Documented): string => {
    const text = shortText(said);
    return `\`${name}\` (${when}${text === "" ? "" : `: ${text.replace(/\.$/, "")}`})`;
  };
  if (protocol.kind === "json-rpc") {
    const codes = protocol.codes.map(({ code }) => String(code));
    return codes.length === 0
      ? ""
      : `\`${brand}APIError\`, which can be viewed as \`${brand}JSONRPCError\`. The API declares the codes ${codes.join(", ")}.`;
  }
  const declared = operation.errors.flatMap(({ status, error, ...said }) => {
    if (!errorPlanOf(sdk, error).body) return [];
    return [
      item(names.type(error), status.kind === "default" ? "any other status" : `status ${statusText(status)}`, said),
    ];
  });
  return declared.length === 0 ? "" : `\`${brand}APIError\`, which can be viewed as ${declared.join(", ")}.`;
}

/** What a method gives. */
function returnText({ method: { result } }: RequestNode, form: ClientForm, isOptional: boolean): string | undefined {
  if (form === "batch") return "The result, which is there after the batch has been sent.";
  if (form === "rawClient") return result.kind === "page" ? "The response with the first page." : "The response.";
  if (result.kind === "nothing") return undefined;
  if (isOptional) return "The result, or nil if there is none.";
  switch (result.kind) {
    case "page":
      return "The items of all pages, which are requested as the loop over them goes on.";
    case "stream":
      return "The open stream. It is closed when the loop over it ends.";
    case "file":
      return result.buffered ? "The content of the file." : "The body of the response, which is read as it arrives.";
    case "socket":
      return "The open channel.";
    default:
      return "The result.";
  }
}

/** A method of which something is said. */
interface Documentation {
  readonly node: RequestNode;
  readonly form: ClientForm;
  /** Whether the call can give nothing. */
  readonly isOptional: boolean;
}

/** What is said of a method that the definition does not describe. */
const fallbackText = ({ method: { call, result } }: RequestNode): string =>
  `${result.kind === "socket" ? "Opens the channel" : "Calls"} \`${calledName(call)}\`.`;

function returnTags({ node, form, isOptional }: Documentation): DocTag[] {
  const text = returnText(node, form, isOptional);
  return text === undefined ? [] : [{ tag: "returns", text }];
}

/** The comment of a method in a form of its client. */
export function methodDoc(context: Context, said: Documentation, parameters: readonly DocTag[]): DocComment {
  const { node, form } = said;
  const thrown = form === "batch" ? "" : thrownText(context, node);
  const throwing: DocTag[] = thrown === "" ? [] : [{ tag: "throws", text: thrown }];
  return docOf(node.operation, fallbackText(node), [...parameters, ...returnTags(said), ...throwing]);
}

/** The comment of a method's short form: what else there is to say of the method is said beside its request. */
export function shortMethodDoc(context: Context, said: Documentation, parameters: readonly DocTag[]): DocComment {
  const { operation, method } = said.node;
  const { availability } = operation;
  const summary = { summary: shortText(operation), ...(availability && { availability }) };
  const { text, tags = [] } = docOf(summary, fallbackText(said.node), [...parameters, ...returnTags(said)]);
  const hasMore = method.request?.fields.some(({ required }) => !required) === true;
  const more = `Optional values are given in \`${context.names.request(operation.id)}\`.`;
  return { text: hasMore ? [...text, more] : text, tags };
}
