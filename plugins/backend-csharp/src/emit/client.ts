import {
  type ClientNode,
  type FileWriter,
  join,
  lackedBy,
  list,
  type Method,
  type Part,
  type RequestNode,
  requestNode,
} from "@sdkwright/plugin-api";
import { type Context, LACKS } from "../context.js";
import { constant, stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { clientPath } from "../plan.js";
import { typeOf } from "../types.js";
import { fieldOf } from "./request.js";

/** What a method gives. Pages are returned as the API sends them until the backend supports `pagination`. */
function resultOf(context: Context, { result }: Method): Part {
  switch (result.kind) {
    case "nothing":
      return "null";
    case "value":
      return [typeOf(context, result.type), result.empty ? " | null" : ""];
    case "choice": {
      const types = result.cases.map(({ type }) => typeOf(context, type));
      return join(" | ", result.empty ? [...types, "null"] : types);
    }
    case "page":
      return typeOf(context, result.page);
    case "stream":
      return typeOf(context, result.item);
    case "file":
      return "binary";
    case "socket":
      return context.names.type(result.channel);
    default:
      return result satisfies never;
  }
}

function emitMethod(node: RequestNode, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const name = context.names.method(operation.id);
  const request = method.request && `request: ${context.names.request(operation.id)}`;
  const parameters = [...method.arguments.map((field) => fieldOf(context, node, field)), ...(request ? [request] : [])];
  const pins = method.call.pins.map((pin) => `pin(${stringLiteral(pin.name)}, ${constant(pin.value)})`);
  const call = list("call(", [stringLiteral(method.call.verb), stringLiteral(method.call.template), ...pins], ")");
  file.blank();
  file.doc(docOf(operation));
  file.declare(name, operation.origin);
  file.line(list(`${name}(`, parameters, "): "), resultOf(context, method), " = ", call);
}

/** The class of a resource: the clients below it, then its methods. */
export function emitClient({ resource, client }: ClientNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const name = names.client(client.id);
  file.blank();
  file.doc(docOf(client.root ? context.api : resource));
  file.declare(name, resource.origin);
  const body = () => {
    for (const id of client.children) {
      file.line(`${names.resource(id)}: `, { part: "sym", name: names.client(id), module: clientPath(context, id) });
    }
    for (const id of client.methods) {
      const node = requestNode(sdk, id);
      if (lackedBy(node.method, LACKS) === undefined) emitMethod(node, file, context);
    }
  };
  file.block(`class ${name} {`, body, "}");
}
