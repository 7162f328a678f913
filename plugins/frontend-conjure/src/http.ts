import { locationOf, type Node } from "@sdkwright/json-schema";
import type { PathPart } from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** Method and path of an endpoint. */
export interface HttpTemplate {
  readonly method: string;
  readonly parts: readonly PathPart[];
  /** Names of the path's parameters, in order. */
  readonly names: readonly string[];
}

/** Reads `GET /pets/{petId}` below a base path. Undefined where it cannot be read (reported). */
export function readHttp(context: Context, node: Node, basePath: string): HttpTemplate | undefined {
  const match = typeof node.value === "string" ? /^(GET|POST|PUT|DELETE)\s+(\/.*)$/.exec(node.value.trim()) : null;
  if (!match) {
    const text = typeof node.value === "string" ? node.value : JSON.stringify(node.value);
    context.report(conjureCatalogue.create("http", { text }, { location: locationOf(node) }));
    return undefined;
  }
  const [, method = "", path = ""] = match;
  const segments = `${basePath}/${path}`.split("/").filter((segment) => segment !== "");
  const parts: PathPart[] = [];
  const names: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const parameter = readSegment(context, node, segment, index === segments.length - 1);
    if (!parameter) parts.push({ kind: "text", text: `/${segment}` });
    else {
      if (names.includes(parameter.name)) problem(context, node, parameter.name, "is twice in the path");
      names.push(parameter.name);
      parts.push({ kind: "text", text: "/" }, { kind: "parameter", ...parameter });
    }
  }
  return { method, parts: parts.length > 0 ? parts : [{ kind: "text", text: "/" }], names };
}

function readSegment(
  context: Context,
  node: Node,
  segment: string,
  last: boolean,
): { readonly name: string; readonly greedy?: true } | undefined {
  const match = /^\{([a-z][a-z0-9]*(?:[A-Z0-9][a-z0-9]+)*)(?::(\.[+*]))?\}$/.exec(segment);
  if (!match) {
    if (!/^[a-zA-Z][a-zA-Z0-9._-]*$/.test(segment)) {
      report(context, node, segment, "is neither plain text nor one parameter in braces");
    }
    return undefined;
  }
  const [, name = "", pattern] = match;
  if (pattern === ".*" && !last) report(context, node, segment, "takes the rest of the path, but is not its end");
  return { name, ...(pattern !== undefined && { greedy: true as const }) };
}

function report(context: Context, node: Node, segment: string, text: string): void {
  const params = { segment, problem: text };
  context.report(conjureCatalogue.create("path-segment", params, { location: locationOf(node) }));
}

/** Reports what is wrong with a parameter of a path. */
export function problem(context: Context, node: Node, name: string, text: string): void {
  const params = { name, problem: text };
  context.report(conjureCatalogue.create("path-parameter", params, { location: locationOf(node) }));
}

/** The path with its parameters' names taken out: two endpoints of one are at the same place. */
export function placeOfTemplate({ method, parts }: HttpTemplate): string {
  return `${method} ${parts.map((part) => (part.kind === "text" ? part.text : "{}")).join("")}`;
}
