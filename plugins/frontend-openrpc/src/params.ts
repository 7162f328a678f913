import {
  checkMembers,
  child,
  document,
  expectList,
  followObject,
  keyOf,
  locationOf,
  type Mutable,
  type Node,
  originOf,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import { makeName, type RpcOperation, splitWords, unknownType } from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

type Param = RpcOperation["params"][number];

/** Where parameters stand, and what they are called after. */
interface ParamScope {
  readonly node: Node;
  readonly words: readonly string[];
  readonly structure: RpcOperation["paramStructure"];
}

/** Parameters of a method, each by its content descriptor. */
export function lowerParams(context: Context, { node, words, structure }: ParamScope): Param[] {
  const params = new Map<string, Param>();
  let optional = false;
  for (const entry of expectList(context, requirePart(context, node, "params", "method"))) {
    const descriptor = followObject(context, entry);
    if (!descriptor) continue;
    requirePart(context, descriptor, "name", "parameter");
    const wire = textAt(context, descriptor, "name");
    if (wire === undefined) continue;
    const location = locationOf(child(descriptor, "name") ?? descriptor);
    if (params.has(wire)) {
      context.report(openrpcCatalogue.create("duplicate-param", { name: wire }, { location }));
      continue;
    }
    const param = lowerParam(context, descriptor, wire, words);
    params.set(wire, param);
    if (optional && param.required && structure === "by-position") {
      context.report(openrpcCatalogue.create("param-order", { name: wire }, { location }));
    }
    optional ||= !param.required;
  }
  return [...params.values()];
}

function lowerParam(context: Context, node: Node, wire: string, words: readonly string[]): Param {
  const schema = requirePart(context, node, "schema", `parameter \`${wire}\``);
  checkMembers(context, node, { required: "flag", deprecated: "flag" });
  const required = child(node, "required")?.value === true;
  const param: Mutable<Param> = {
    name: makeName(wire, { explicit: true }),
    ...(schema
      ? memberAt(context, schema, { words: [...words, ...splitWords(wire)], required })
      : { type: unknownType, required }),
    origin: originOf(node),
  };
  document(param, node.value);
  return param;
}

interface Use {
  readonly words: readonly string[];
  readonly required: boolean;
}

function memberAt(context: Context, schema: Node, { words, required }: Use): Pick<Param, "type" | "required"> {
  context.schemas.place(schema, { words, wire: keyOf(schema) });
  return context.schemas.member(schema, { required });
}
