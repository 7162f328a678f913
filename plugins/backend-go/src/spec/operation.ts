import type { BodyContent, FormField, HttpOperation, SecurityRequirement } from "@sdkwright/plugin-api";
import { pinnedValue, responseShape, rpcOf } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { errorConstructor } from "../emit/error.js";
import { atom, type Entry, json, map, pointer, scalar, slice, struct, text, texts, type Value } from "../literals.js";
import { hasErrorType } from "../model/errors.js";
import { givesByStatus } from "../model/successes.js";
import { pageSpec } from "./page.js";

const yes = (value: boolean | undefined): Value | undefined => (value ? scalar(true) : undefined);
const maybe = (value: string | undefined): Value | undefined =>
  value === undefined || value === "" ? undefined : text(value);

/** Text of a path template: braces that are no parameter's are encoded; a fragment would swallow the query, and goes. */
export function pathTemplate(operation: HttpOperation): string {
  return operation.path
    .map((part) => (part.kind === "text" ? part.text.replaceAll("{", "%7B").replaceAll("}", "%7D") : `{${part.name}}`))
    .join("")
    .replace(/#.*$/s, "");
}

const usualBody = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  text: "text/plain",
  binary: "application/octet-stream",
} as const;

const bodyKinds = {
  json: "JSONBody",
  form: "FormBody",
  multipart: "MultipartBody",
  text: "TextBody",
  binary: "BinaryBody",
} as const;

const encoders = {
  form: "EncodeForm",
  multipart: "EncodeMultipart",
  text: "EncodeText",
  binary: "EncodeBinary",
} as const;
const encodings = { text: undefined, file: "FileField", json: "JSONField" } as const;

function fieldSpec({ core }: Emission, field: FormField): Value {
  const usual = field.style === "form" || field.style === "deepObject";
  const encoding = encodings[field.encoding];
  return struct("", [
    ["Name", text(field.name)],
    ["Encoding", encoding && atom(core(encoding), encoding.length + 5)],
    ["Style", field.style === "form" ? undefined : text(field.style)],
    ["Explode", field.explode === usual ? undefined : atom(core(field.explode ? "Yes" : "No"), 8)],
    ["ContentType", maybe(field.contentType)],
    ["Repeated", yes(field.repeated)],
  ]);
}

function fieldSpecs(emission: Emission, content: BodyContent): Value | undefined {
  if (content.kind !== "form" && content.kind !== "multipart") return undefined;
  const specs = content.fields.map((field) => fieldSpec(emission, field));
  return specs.length === 0 ? undefined : slice(["[]", emission.core("FieldSpec")], specs);
}

/** Media types with a wildcard in them cannot be sent; the usual one of the kind stands in. */
function mediaType(content: BodyContent): Value | undefined {
  const usual = content.mediaType === usualBody[content.kind] || content.mediaType.includes("*");
  return usual ? undefined : text(content.mediaType);
}

function bodySpec(emission: Emission, operation: HttpOperation): Value | undefined {
  const { core } = emission;
  const content = operation.body?.contents[0];
  // The runtime makes the body of a remote call.
  if (rpcOf(operation) || !operation.body || !content) return undefined;
  const kind = bodyKinds[content.kind];
  return pointer(
    struct(core("BodySpec"), [
      ["Kind", atom(core(kind), kind.length + 5)],
      ["MediaType", mediaType(content)],
      ["Optional", yes(!operation.body.required)],
      ["Fields", fieldSpecs(emission, content)],
    ]),
  );
}

function encoder({ core }: Emission, operation: HttpOperation): Value | undefined {
  const kind = operation.body?.contents[0]?.kind;
  if (kind === undefined || kind === "json") return undefined;
  return atom(core(encoders[kind]), 20);
}

const usualAccept: { readonly [kind: string]: string } = {
  json: "application/json",
  text: "text/plain",
  sse: "text/event-stream",
  jsonl: "application/x-ndjson",
};

const responseKinds = {
  json: "JSONResponse",
  text: "TextResponse",
  binary: "BinaryResponse",
  bytes: "BytesResponse",
  sse: "SSEResponse",
  jsonl: "JSONLResponse",
} as const;

function responseSpec({ core, target }: Emission, operation: HttpOperation): Value | undefined {
  const { content, empty } = responseShape(operation);
  if (!content) return undefined;
  const stream = content.kind === "sse" || content.kind === "jsonl" ? content : undefined;
  const events = content.kind === "sse" ? content : undefined;
  const isBytes = content.kind === "binary" && content.bytes === true;
  const kind = responseKinds[isBytes ? "bytes" : content.kind];
  return pointer(
    struct(core("ResponseSpec"), [
      ["Kind", atom(core(kind), kind.length + 5)],
      ["Accept", content.mediaType === usualAccept[content.kind] ? undefined : text(content.mediaType)],
      ["Empty", yes(empty)],
      ["Terminator", maybe(stream?.terminator)],
      ["ErrorEvent", maybe(events?.errorEvent)],
      ["Text", yes(events?.text)],
      ["ByStatus", givesByStatus(target.api, operation) ? atom(core("ByStatus"), 13) : undefined],
      ["Returns", operation.returns && content.kind === "json" ? texts(operation.returns) : undefined],
    ]),
  );
}

function errorCases({ target, core }: Emission, operation: HttpOperation): Value | undefined {
  const cases = operation.errors.flatMap(({ status, error }): Value[] => {
    const decl = target.api.errors[error];
    if (!decl || !hasErrorType(decl)) return [];
    const maker = errorConstructor(target.names.type(decl.id));
    return [
      struct("", [
        ["Status", status.kind === "code" ? scalar(status.code) : undefined],
        ["Class", status.kind === "range" ? scalar(status.class) : undefined],
        ["New", atom(maker)],
      ]),
    ];
  });
  return cases.length === 0 ? undefined : slice(["[]", core("ErrorCase")], cases);
}

/** Alternatives of schemes that the SDK can satisfy; the others are left to middleware. */
export function securitySpec({ target }: Emission, requirements: readonly SecurityRequirement[]): Value {
  const able = new Set<string>();
  for (const scheme of target.api.auth.schemes) if (scheme.kind !== "unsupported") able.add(scheme.id);
  const lists = requirements.map(({ schemes }) =>
    texts(
      schemes.map(({ scheme }) => scheme).filter((scheme) => able.has(scheme)),
      "",
    ),
  );
  return slice("[][]string", lists);
}

function operationSecurity(emission: Emission, operation: HttpOperation): Value | undefined {
  const { security } = operation;
  if (security === null) return undefined;
  if (security.length > 0 && emission.target.api.auth.mode.kind !== "endpoint") return undefined;
  return securitySpec(emission, security);
}

function serverIndex({ target }: Emission, operation: HttpOperation): Value | undefined {
  const index = target.api.environments.roles.findIndex((role) => role.wire === operation.server);
  return index > 0 ? scalar(index) : undefined;
}

/** What the operation pins: a property of the body, or a parameter. */
function pinnedSpecs({ core }: Emission, operation: HttpOperation): readonly Entry[] {
  const pinned = pinnedValue(operation);
  if (!pinned) return [];
  if (pinned.in === "body") return [["Pinned", map("map[string]any", [[pinned.name, json(pinned.value)]])]];
  const parameter = struct("", [
    ["In", text(pinned.in)],
    ["Name", text(pinned.name)],
    ["Value", text(String(pinned.value))],
  ]);
  return [["PinnedParams", slice(["[]", core("PinnedParam")], [parameter])]];
}

/** How a remote call goes. */
function rpcSpec({ core }: Emission, operation: HttpOperation): Value | undefined {
  const rpc = rpcOf(operation);
  if (!rpc) return undefined;
  if (rpc.protocol === "connect") return pointer(struct(core(rpc.streaming ? "ConnectStream" : "Connect"), []));
  const { method, params, paramStructure, result } = rpc;
  const byPosition = paramStructure !== "by-name" && paramStructure !== "single" && params.length > 0;
  return pointer(
    struct(core("JSONRPC"), [
      ["Method", text(method)],
      ["Positions", byPosition ? texts(params.map(({ name }) => name.wire)) : undefined],
      ["Nameable", yes(byPosition && paramStructure === "either")],
      ["Notification", yes(result === null)],
    ]),
  );
}

/** Everything that the runtime must know of an operation, without what goes without saying. */
export function operationSpec(emission: Emission, operation: HttpOperation): Value {
  return struct(emission.core("Operation"), [
    ["Method", text(operation.method)],
    ["Path", text(pathTemplate(operation))],
    ["Body", bodySpec(emission, operation)],
    ["Encode", encoder(emission, operation)],
    ["RPC", rpcSpec(emission, operation)],
    ["Response", responseSpec(emission, operation)],
    ["Errors", errorCases(emission, operation)],
    ["Security", operationSecurity(emission, operation)],
    ["Server", serverIndex(emission, operation)],
    ["Idempotent", yes(operation.idempotent)],
    ["IdempotencyKey", maybe(operation.idempotencyKey)],
    ["NoRetries", yes(operation.retries !== undefined)],
    ["Page", pageSpec(emission, operation)],
    ...pinnedSpecs(emission, operation),
  ]);
}
