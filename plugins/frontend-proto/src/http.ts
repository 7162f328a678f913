import {
  type HttpOperation,
  makeName,
  type Name,
  type OperationId,
  type ResourceId,
  type Response,
  splitWords,
} from "@sdkwright/plugin-api";
import type { Type as Message, Method } from "protobufjs";
import { protoCatalogue } from "./catalogue.js";
import { type Context, fullName, locationOf } from "./context.js";
import { documented, isRepeatable, optionsOf } from "./options.js";
import { type PathTemplate, parsePath } from "./path.js";
import { requestOf } from "./request.js";
import { findType, isMessage, namedType, typeOfField } from "./types.js";
import { EMPTY, HTTP_BODY } from "./well-known.js";

/** One way to call a method over HTTP. */
export interface HttpRule {
  readonly method: string;
  /** The path as written. */
  readonly text: string;
  readonly path: PathTemplate;
  readonly body: string | undefined;
  readonly responseBody: string | undefined;
}

type RuleText = { readonly [key: string]: unknown };

/**
 * The HTTP rules of a method, the main one first; none where it has none. What cannot be read is reported. Bindings that
 * differ only in the pattern of a variable are one: callers give the whole value, which matches one of the patterns.
 */
export function rulesOf(context: Context, method: Method): readonly HttpRule[] {
  const option = optionsOf(method)["(google.api.http)"] as RuleText | undefined;
  if (!option) return [];
  const further = option.additional_bindings;
  const all = [option, ...(Array.isArray(further) ? further : further ? [further] : [])] as RuleText[];
  const rules = new Map<string, HttpRule>();
  for (const read of all.flatMap((rule) => readRule(context, method, rule) ?? [])) {
    const key = JSON.stringify([read.method, read.path.parts, read.body, read.responseBody]);
    if (!rules.has(key)) rules.set(key, read);
  }
  return [...rules.values()];
}

const VERBS = ["get", "put", "post", "delete", "patch"] as const;

function readRule(context: Context, method: Method, rule: RuleText): HttpRule | undefined {
  const refuse = (problem: string, at: unknown): undefined => {
    const params = { method: fullName(method), problem };
    const location = locationOf(context, method, typeof at === "string" ? at : undefined);
    context.report(protoCatalogue.create("http-rule", params, { location }));
  };
  const verb = VERBS.find((name) => typeof rule[name] === "string");
  const custom = rule.custom as { readonly kind?: unknown; readonly path?: unknown } | undefined;
  const text = verb ? rule[verb] : custom?.path;
  const kind = verb ?? custom?.kind;
  if (typeof text !== "string" || typeof kind !== "string") {
    return refuse("names no method and path", Object.values(rule)[0]);
  }
  const path = parsePath(text);
  if (!path) return refuse(`has a path that cannot be read: \`${text}\``, text);
  const { body, response_body: responseBody } = rule;
  return {
    method: kind.toUpperCase(),
    text,
    path,
    body: typeof body === "string" && body !== "" ? body : undefined,
    responseBody: typeof responseBody === "string" && responseBody !== "" ? responseBody : undefined,
  };
}

/** Where an operation goes, and what it is called there. */
export interface Placed {
  readonly resource: ResourceId;
  readonly name: Name;
}

/** The operations of a method with HTTP rules: one for each. */
export function httpOperations(
  context: Context,
  method: Method,
  rules: readonly HttpRule[],
  placed: Placed,
): HttpOperation[] {
  const [main] = rules;
  const taken = new Set<string>();
  return rules.map((rule, index) => {
    const name = index === 0 || !main ? placed.name : furtherName(placed.name, rule, main, taken);
    return httpOperation(context, method, rule, { ...placed, name, index });
  });
}

/** A further binding is called after what its path has and the main one has not. */
function furtherName(name: Name, rule: HttpRule, main: HttpRule, taken: Set<string>): Name {
  const own = rule.path.literals
    .filter((word) => !main.path.literals.includes(word))
    .flatMap((word) => splitWords(word));
  const candidates = [
    [...name.words, "for", ...own],
    [...name.words, "by", rule.method.toLowerCase()],
    [...name.words, "by", rule.method.toLowerCase(), ...rule.path.literals.flatMap((word) => splitWords(word))],
  ];
  const free = candidates.find((words, at) => (at > 0 || own.length > 0) && !taken.has(words.join(" ")));
  const words = free ?? [...name.words, String(taken.size + 2)];
  taken.add(words.join(" "));
  return makeName(name.wire, { words, explicit: false });
}

function httpOperation(
  context: Context,
  method: Method,
  rule: HttpRule,
  { resource, name, index }: Placed & { readonly index: number },
): HttpOperation {
  const id: OperationId = `op:${context.frontend.idPrefix}${fullName(method)}${index === 0 ? "" : `#${index}`}`;
  const origin = context.parsed.originOf(method);
  const { namespace } = context.frontend;
  const { parameters, body, path } = requestOf(context, method, rule);
  return {
    kind: "http",
    id,
    resource,
    name,
    operationId: fullName(method),
    method: rule.method,
    path,
    parameters,
    body,
    responses: [responseOf(context, method, rule)],
    errors: [],
    security: null,
    examples: [],
    origin,
    ...documented(context, method),
    ...(namespace !== undefined && { namespace }),
    ...(isRepeatable(method) && { idempotent: true as const }),
  };
}

function responseOf(context: Context, method: Method, rule: HttpRule): Response {
  const status = { kind: "code", code: 200 } as const;
  const response = { status, headers: [], origin: context.parsed.originOf(method) };
  const name = method.responseType.replace(/^\./, "");
  if (name === EMPTY) return { ...response, contents: [] };
  if (name === HTTP_BODY) return { ...response, contents: [{ kind: "binary", mediaType: "*/*" }] };
  const type =
    rule.responseBody === undefined
      ? namedType(context, method, method.responseType)
      : partType(context, method, rule.responseBody);
  if (!method.responseStream) return { ...response, contents: [{ kind: "json", mediaType: "application/json", type }] };
  const params = { method: fullName(method) };
  context.report(protoCatalogue.create("rest-streaming", params, { location: locationOf(context, method) }));
  return { ...response, contents: [{ kind: "jsonl", mediaType: "application/json", type, transcoded: true }] };
}

function partType(context: Context, method: Method, name: string) {
  const message = findType(context, method, method.responseType);
  const fields = message && isMessage(message) ? (message as Message).fields : {};
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field) return typeOfField(context, field);
  const params = {
    method: fullName(method),
    problem: `answers with \`${name}\`, which is not a field of the response`,
  };
  context.report(protoCatalogue.create("http-rule", params, { location: locationOf(context, method, name) }));
  return { kind: "unknown" } as const;
}
