import type {
  Api,
  BodyContent,
  HttpOperation,
  Parameter,
  RpcOperation,
  SecurityRequirement,
} from "@sdkwright/ir-schema";
import { resolveType } from "@sdkwright/ir-schema";
import type { BodyPlan, CallPlan, Protocol, Security, WireParameter } from "./model.js";
import { mergedBody } from "./questions/body.js";
import { sentDefault } from "./questions/objects.js";
import type { PinnedValue } from "./questions/pinned.js";
import { pinnedValue } from "./questions/pinned.js";
import { readsOf } from "./result.js";

/** The path with `{name}` for parameters. Other braces are encoded; a fragment would swallow the query, and is cut off. */
export function pathTemplate({ path }: Pick<HttpOperation, "path">): string {
  return path
    .map((part) => (part.kind === "text" ? part.text.replaceAll("{", "%7B").replaceAll("}", "%7D") : `{${part.name}}`))
    .join("")
    .replace(/#.*$/s, "");
}

const usualStyle = { path: "simple", header: "simple", query: "form", cookie: "form" } as const;

function isGreedy({ path }: HttpOperation, { in: place, name }: Parameter): boolean {
  return place === "path" && path.some((part) => part.kind === "parameter" && part.name === name.wire && part.greedy);
}

/** Whether arrays and objects of a style are exploded by default (OpenAPI 3.1, Parameter Object). */
export function explodesByDefault(style: string): boolean {
  return style === "form" || style === "deepObject";
}

/** Whether callers must give a parameter a value other than null. No path can do without its own. */
function isNeeded(api: Api, parameter: Parameter): boolean {
  const { in: place, required, type, variable } = parameter;
  const takesNull = ["nullable", "null", "unknown"].includes(resolveType(api, type).kind);
  return (
    place !== "path" && required && !takesNull && variable === undefined && sentDefault(api, parameter) === undefined
  );
}

function wireParameter(api: Api, operation: HttpOperation, parameter: Parameter): WireParameter {
  const { style, explode, name, in: place } = parameter;
  const sent = sentDefault(api, parameter);
  return {
    in: place,
    name: name.wire,
    ...(style !== usualStyle[place] && { style }),
    ...(style !== "json" && explode !== explodesByDefault(style) && { explode }),
    ...(parameter.allowReserved && { allowReserved: true }),
    ...(isGreedy(operation, parameter) && { greedy: true }),
    ...(sent !== undefined && { sent }),
    ...(parameter.variable !== undefined && { variable: parameter.variable }),
    ...(isNeeded(api, parameter) && { needed: true }),
  };
}

const usualMediaType = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  text: "text/plain",
  binary: "application/octet-stream",
} as const;

function isUsualMediaType({ kind, mediaType }: BodyContent): boolean {
  return mediaType === usualMediaType[kind] || mediaType.includes("*");
}

function bodyOf(api: Api, operation: HttpOperation): BodyPlan | null {
  const { body } = operation;
  const content = body?.contents[0];
  if (!body || !content) return null;
  return {
    kind: content.kind,
    ...(!isUsualMediaType(content) && { mediaType: content.mediaType }),
    required: body.required,
    merged: mergedBody(api, operation)?.id ?? null,
    type: content.kind === "binary" ? null : content.type,
    fields: content.kind === "form" || content.kind === "multipart" ? content.fields : [],
  };
}

/**
 * Alternatives of schemes, without the schemes that SDKs cannot satisfy: those are left to middleware. One that needs no
 * credential comes last, wherever it stands: callers who gave one mean it to be sent.
 */
export function securityOf(api: Api, requirements: readonly SecurityRequirement[]): Security {
  const able = new Set<string>();
  for (const { id, kind } of api.auth.schemes) if (kind !== "unsupported") able.add(id);
  const all = requirements.map(({ schemes }) => schemes.map(({ scheme }) => scheme).filter((one) => able.has(one)));
  return [...all.filter((schemes) => schemes.length > 0), ...all.filter((schemes) => schemes.length === 0)];
}

/** Requirements of an operation count in mode `endpoint`; an empty list, which asks for none, counts in every mode. */
function securityOfCall(api: Api, { security }: HttpOperation): Security | "default" {
  if (security === null) return "default";
  return security.length > 0 && api.auth.mode.kind !== "endpoint" ? "default" : securityOf(api, security);
}

function pinsOf(operation: HttpOperation): PinnedValue[] {
  const pinned = pinnedValue(operation);
  return pinned ? [pinned] : [];
}

function remoteProtocol({
  protocol,
  method,
  params,
  paramStructure,
  result,
  streaming,
  codes,
}: RpcOperation): Protocol {
  if (protocol === "connect") return { kind: "connect", method, streaming: streaming !== undefined };
  const byPosition = paramStructure !== "by-name" && paramStructure !== "single" && params.length > 0;
  return {
    kind: "json-rpc",
    method,
    positions: byPosition ? params.map(({ name }) => name.wire) : null,
    nameable: byPosition && paramStructure === "either",
    notification: result === null,
    codes,
  };
}

function protocolOf({ carries, opens }: HttpOperation): Protocol {
  if (opens !== undefined) return { kind: "socket", channel: opens };
  return carries ? remoteProtocol(carries) : { kind: "http" };
}

/** The form of a call on the wire. */
export function callOf(api: Api, operation: HttpOperation): CallPlan {
  const role = api.environments.roles.findIndex(({ wire }) => wire === operation.server);
  return {
    verb: operation.method,
    template: pathTemplate(operation),
    parameters: operation.parameters.map((parameter) => wireParameter(api, operation, parameter)),
    pins: pinsOf(operation),
    body: bodyOf(api, operation),
    reads: readsOf(api, operation),
    security: securityOfCall(api, operation),
    server: Math.max(role, 0),
    ...(operation.definition !== undefined && { definition: operation.definition }),
    retries: operation.retries === undefined,
    idempotent: operation.idempotent === true,
    idempotencyHeader: operation.idempotencyKey ?? null,
    protocol: protocolOf(operation),
  };
}
