import { locationOf, type Node, reportType } from "@sdkwright/json-schema";
import {
  type Api,
  allProperties,
  bareType,
  type HttpOperation,
  parseValuePath,
  type ResponseContent,
  stepText,
  type Type,
  unknownType,
  type ValuePath,
  type WrittenValuePath,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";

/** An operation with the types that it uses, as paths into its request and response are resolved. */
export interface CallScope {
  readonly api: Pick<Api, "types">;
  readonly operation: HttpOperation;
  /** Where faults are reported: an operation, where the paths are those of settings that several share. */
  readonly at?: Node;
}

/** What a path leads to. */
export interface Resolved {
  readonly place: ValuePath;
  readonly type: Type;
}

type Walked = { readonly type: Type } | { readonly problem: string };

/** How many of the names that exist a message lists. */
const SHOWN_NAMES = 8;

/** Resolves `$request.cursor` or `$request.filter.cursor`: a parameter, else a property of the body. */
export function requestPath(context: Context, node: Node, scope: CallScope): Resolved | undefined {
  const { api, operation } = scope;
  const names = namesOf(context, node, "$request");
  const [first, ...rest] = names ?? [];
  if (!names || first === undefined) return undefined;
  const parameter = operation.parameters.find(({ name }) => name.wire === first);
  if (parameter) {
    const walked = walk(api, parameter.type, rest);
    return finish(context, node, { place: { in: parameter.in, path: names }, walked, scope });
  }
  const content = operation.body?.contents.find((one) => one.kind !== "binary");
  const walked = content ? walk(api, content.type, names) : { problem: "the request does not have it" };
  const known = operation.parameters.map(({ name }) => name.wire);
  const hint = "problem" in walked && known.length > 0 ? `; its parameters are ${list(known)}` : "";
  const told = "problem" in walked ? { problem: `${walked.problem}${hint}` } : walked;
  return finish(context, node, { place: { in: "body", path: names }, walked: told, scope });
}

/** Resolves `$response.data.items`, or `$response` for the whole body. */
export function responsePath(context: Context, node: Node, scope: CallScope): Resolved | undefined {
  const { api, operation } = scope;
  const names = namesOf(context, node, "$response");
  if (!names) return undefined;
  const content = jsonResponse(operation);
  const walked = content ? walk(api, content.type, names) : { problem: "the operation has no JSON response" };
  return finish(context, node, { place: { in: "body", path: names }, walked, scope });
}

/** Resolves a path below the items of a list in the response: the place is one in an item. */
export function itemPath(
  context: Context,
  node: Node,
  path: readonly string[],
  list: ListScope,
): ValuePath | undefined {
  const { scope, results } = list;
  const content = jsonResponse(scope.operation);
  const walked = content ? walk(scope.api, content.type, results.path) : undefined;
  const type = walked && "type" in walked ? bareType(scope.api, walked.type) : unknownType;
  const items = type.kind === "list" ? type.items : unknownType;
  const found = { place: { in: "body", path }, walked: walk(scope.api, items, path), scope } as const;
  return finish(context, node, found)?.place;
}

/** A list of the response, in the scope of its operation. */
export interface ListScope {
  readonly scope: CallScope;
  readonly results: ValuePath;
}

/** The JSON that a call gives back first of all; undefined where it gives back something else. */
export function jsonResponse({ responses }: HttpOperation): Extract<ResponseContent, { kind: "json" }> | undefined {
  const [first] = responses.flatMap(({ contents }) => contents[0] ?? []);
  return first?.kind === "json" ? first : undefined;
}

function namesOf(context: Context, node: Node, root: WrittenValuePath["root"]): readonly string[] | undefined {
  const path = parseValuePath(String(node.value));
  if (path?.root === root && !path.isLastItem && (path.steps.length > 0 || root === "$response"))
    return path.steps.map(stepText);
  reportType(context, node, `a path such as \`${root}.name\``);
  return undefined;
}

interface Outcome {
  readonly place: ValuePath;
  readonly walked: Walked;
  readonly scope: CallScope;
}

function finish(context: Context, node: Node, { place, walked, scope }: Outcome): Resolved | undefined {
  if ("type" in walked) return { place, type: walked.type };
  reportPath(context, node, walked.problem, scope);
  return undefined;
}

/** Reports what is wrong with the path that a node holds. */
export function reportPath(context: Context, node: Node, problem: string, { at }: CallScope): void {
  const params = { path: String(node.value), problem };
  const related = at ? [{ location: locationOf(node), message: "the path" }] : [];
  context.report(openapiCatalogue.create("value-path", params, { location: locationOf(at ?? node), related }));
}

function walk(api: Pick<Api, "types">, type: Type, path: readonly string[]): Walked {
  const [name, ...rest] = path;
  if (name === undefined) return { type };
  const found = bareType(api, type);
  switch (found.kind) {
    case "object": {
      const properties = allProperties(api, found);
      const property = properties.find((candidate) => candidate.name.wire === name);
      if (property) return walk(api, property.type, rest);
      return { problem: `there is no \`${name}\`, but ${list(properties.map((known) => known.name.wire))}` };
    }
    case "union":
      return walkUnion(api, found.variants, path);
    case "unknown":
    case "map":
      return { type: unknownType };
    default:
      return { problem: `\`${name}\` is looked for in a value that has no properties` };
  }
}

function walkUnion(
  api: Pick<Api, "types">,
  variants: readonly { readonly type: Type }[],
  path: readonly string[],
): Walked {
  let problem = `no variant has \`${path[0]}\``;
  for (const variant of variants) {
    const walked = walk(api, variant.type, path);
    if ("type" in walked) return walked;
    problem = walked.problem;
  }
  return { problem };
}

function list(names: readonly string[]): string {
  if (names.length === 0) return "nothing";
  const shown = names.slice(0, SHOWN_NAMES).map((name) => `\`${name}\``);
  const more = names.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
