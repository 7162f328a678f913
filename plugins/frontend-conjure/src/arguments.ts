import { child, expectMembers, isObject, locationOf, type Node, originOf, textAt } from "@sdkwright/json-schema";
import { type Body, type BodyContent, type Parameter, type ParameterPlace, primitive } from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Scope } from "./context.js";
import { type HttpTemplate, problem } from "./http.js";
import { checkKeys } from "./keys.js";
import { dealias, documentedAt, isEnum, readType } from "./names.js";
import type { ConjureType } from "./type-text.js";
import { givenName, typeOf } from "./types.js";

type Place = "path" | "query" | "header" | "body";

interface Argument {
  readonly node: Node;
  readonly place: Place;
  readonly type: ConjureType;
}

const PLACES = ["auto", "path", "query", "header", "body"] as const;

/** Reads the arguments of an endpoint into parameters and a body. */
export function lowerArguments(
  context: Context,
  scope: Scope,
  endpoint: Node,
  http: HttpTemplate,
): { readonly parameters: readonly Parameter[]; readonly body: Body | null } {
  const found = expectMembers(context, child(endpoint, "args")).map((node) => readArgument(context, node, http));
  checkPath(context, endpoint, http, found);
  const bodies = found.filter(({ place }) => place === "body");
  const [body] = bodies;
  if (bodies.length > 1) {
    const names = bodies.map(({ node }) => `\`${node.token}\``).join(", ");
    const location = locationOf(bodies[1]?.node ?? endpoint, "key");
    context.report(conjureCatalogue.create("several-bodies", { names }, { location }));
  } else if (body && http.method === "GET") {
    const location = locationOf(body.node, "key");
    context.report(conjureCatalogue.create("get-body", { name: body.node.token }, { location }));
  }
  const parameters = found.flatMap((argument) =>
    argument.place === "body" ? [] : [lowerParameter(context, scope, argument, http)],
  );
  for (const name of http.names) {
    if (!parameters.some((parameter) => parameter.in === "path" && parameter.name.wire === name))
      parameters.push(missingParameter(endpoint, name));
  }
  return { parameters, body: body ? lowerBody(context, scope, body) : null };
}

function readArgument(context: Context, node: Node, http: HttpTemplate): Argument {
  const type = readType(context, node);
  const inPath = http.names.includes(node.token);
  if (!isObject(node.value)) return { node, type, place: inPath ? "path" : "body" };
  checkKeys(context, node as Node & { readonly value: typeof node.value }, [
    "type",
    "param-type",
    "param-id",
    "docs",
    "deprecated",
    "markers",
    "tags",
    "safety",
  ]);
  const written = textAt(context, node, "param-type") ?? "auto";
  const place = PLACES.find((known) => known === written);
  if (!place) {
    const location = locationOf(child(node, "param-type") ?? node);
    context.report(conjureCatalogue.create("param-type", { found: written }, { location }));
  }
  if (place === "auto") return { node, type, place: inPath ? "path" : "body" };
  return { node, type, place: place ?? "query" };
}

function checkPath(context: Context, endpoint: Node, { names }: HttpTemplate, found: readonly Argument[]): void {
  const inPath = new Set(found.filter(({ place }) => place === "path").map(({ node }) => node.token));
  const at = child(endpoint, "http") ?? endpoint;
  for (const name of names) if (!inPath.has(name)) problem(context, at, name, "has no argument");
  for (const { node, place } of found) {
    if (place === "path" && !names.includes(node.token)) problem(context, node, node.token, "is not in the path");
  }
}

function lowerParameter(context: Context, scope: Scope, argument: Argument, http: HttpTemplate): Parameter {
  const { node, type } = argument;
  const place = argument.place as ParameterPlace;
  checkPlain(context, scope, argument);
  const id = place === "path" || !isObject(node.value) ? undefined : textAt(context, node, "param-id");
  const plain = dealias(context, scope, type, node);
  const explode = place === "query";
  const wire = id ?? node.token;
  const lowered = typeOf(context, scope, type, node);
  const isGreedy = http.parts.some((part) => part.kind === "parameter" && part.name === wire && part.greedy);
  return {
    name: id === undefined ? givenName(wire) : { ...givenName(node.token), wire },
    in: place,
    // An optional that is empty is left out: null has no form in plain text.
    type: lowered.kind === "nullable" ? lowered.inner : lowered,
    required: isGreedy || plain.kind === "primitive" || plain.kind === "name",
    style: place === "query" ? "form" : "simple",
    explode,
    origin: originOf(node),
    ...documentedAt(context, node),
  };
}

/** Stands in for the argument of a path's parameter that is missing, which is reported. */
function missingParameter(endpoint: Node, name: string): Parameter {
  return {
    name: givenName(name),
    in: "path",
    type: primitive("string"),
    required: true,
    style: "simple",
    explode: false,
    origin: originOf(endpoint),
  };
}

/** Paths, queries and headers hold plain text. */
function checkPlain(context: Context, scope: Scope, { node, place, type }: Argument): void {
  const plain = dealias(context, scope, type, node);
  const inner = plain.kind === "optional" || plain.kind === "list" || plain.kind === "set" ? plain.items : plain;
  const isContainer = inner !== plain;
  const allowed = !isContainer || place === "query" || (place === "header" && plain.kind === "optional");
  const problem = allowed ? plainProblem(context, scope, { node, place, type: inner }) : "is a container";
  if (problem === undefined) return;
  const params = { name: node.token, place, problem };
  context.report(conjureCatalogue.create("parameter-type", params, { location: locationOf(node) }));
}

function plainProblem(context: Context, scope: Scope, { node, place, type }: Argument): string | undefined {
  const plain = dealias(context, scope, type, node);
  if (plain.kind === "primitive") {
    if (plain.name === "any" || plain.name === "binary") return `is of the type \`${plain.name}\``;
    const isToken = plain.name === "bearertoken" && place !== "header";
    return isToken ? "is a token, which URLs must not hold" : undefined;
  }
  if (plain.kind !== "name") return "is a container";
  return isEnum(context, scope, type, node) ? undefined : "is an object or a union";
}

function lowerBody(context: Context, scope: Scope, { node, type }: Argument): Body {
  const plain = dealias(context, scope, type, node);
  const inner = plain.kind === "optional" ? dealias(context, scope, plain.items, node) : plain;
  const isBinary = inner.kind === "primitive" && inner.name === "binary";
  const lowered = typeOf(context, scope, type, node);
  const json = { kind: "json", mediaType: "application/json", type: lowered } as const;
  const content: BodyContent = isBinary ? { kind: "binary", mediaType: "application/octet-stream" } : json;
  return {
    required: plain.kind !== "optional",
    contents: [content],
    origin: originOf(node),
    ...documentedAt(context, node),
  };
}
