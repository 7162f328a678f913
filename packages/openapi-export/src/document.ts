import { docParagraphs } from "@sdkwright/docs-kit";
import type { Api, HttpOperation, Operation, WebhookDecl } from "@sdkwright/plugin-api";
import { placeOf } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { operationOf, pathOf } from "./operations.js";
import { schemasOf } from "./schemas.js";
import { defaultSecurity, securitySchemes } from "./security.js";
import { defaultServers } from "./servers.js";
import type { Context, ExportSource, Json } from "./source.js";

/** Verbs that OpenAPI has operations for. */
const VERBS: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

type LeftOut = "json-rpc" | "channel" | "same-path";

function leaveOut({ api, report }: ExportSource, operation: Operation, why: LeftOut): void {
  const location = placeOf(api.origins, operation.origin);
  const name = operation.operationId ?? operation.name.wire;
  const request = operation.kind === "http" ? `${operation.method} ${pathOf(operation)}` : "";
  report(
    why === "same-path"
      ? openapiCatalogue.create(why, { operation: name, request }, { location })
      : openapiCatalogue.create(why, { operation: name }, { location }),
  );
}

/** One operation for its two methods: with the responses of both. */
function merged(one: HttpOperation, other: HttpOperation): HttpOperation {
  const responses = one.responses.map((response) => {
    const status = JSON.stringify(response.status);
    const twin = other.responses.find((another) => JSON.stringify(another.status) === status);
    const known = new Set(response.contents.map(({ mediaType }) => mediaType));
    const added = twin?.contents.filter(({ mediaType }) => !known.has(mediaType)) ?? [];
    return { ...response, contents: [...response.contents, ...added] };
  });
  return { ...one, responses };
}

/** The operations that OpenAPI can describe, by path and verb; each of the others is reported. */
function describable(source: ExportSource): readonly HttpOperation[] {
  const requests = new Map<string, HttpOperation>();
  for (const operation of Object.values(source.api.operations)) {
    if (operation.kind !== "http" || operation.opens !== undefined) {
      leaveOut(source, operation, operation.kind === "rpc" ? "json-rpc" : "channel");
      continue;
    }
    const request = `${operation.method} ${pathOf(operation)}`;
    const known = requests.get(request);
    if (operation.carries?.protocol === "json-rpc") leaveOut(source, operation, "json-rpc");
    else if (known?.origin === operation.origin) requests.set(request, merged(known, operation));
    else if (known || !VERBS.has(operation.method.toLowerCase())) leaveOut(source, operation, "same-path");
    else requests.set(request, operation);
  }
  return [...requests.values()];
}

/** Operations with ids that only one of them has, as OpenAPI demands: the first one with an id keeps it. */
function identified(operations: readonly HttpOperation[]): readonly HttpOperation[] {
  const taken = new Set<string>();
  return operations.map((operation) => {
    const { operationId, ...rest } = operation;
    if (operationId === undefined || !taken.has(operationId)) {
      if (operationId !== undefined) taken.add(operationId);
      return operation;
    }
    return rest;
  });
}

function pathsOf(context: Context): Json {
  const paths: { [path: string]: { [verb: string]: Json } } = {};
  for (const operation of identified(describable(context))) {
    const path = pathOf(operation);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationOf(context, operation) };
  }
  return paths;
}

function webhookOf({ schemaOf }: Context, webhook: WebhookDecl): Json {
  const { method, payload, headers } = webhook;
  const description = docParagraphs(webhook).join("\n\n");
  const operation: Json = {
    ...(description !== "" && { description }),
    ...(headers.length > 0 && {
      parameters: headers.map(
        ({ name, required, type }): Json => ({
          name: name.wire,
          in: "header",
          ...(required && { required }),
          schema: schemaOf(type),
        }),
      ),
    }),
    ...(payload && { requestBody: { content: { "application/json": { schema: schemaOf(payload) } } } }),
    responses: { "2XX": { description: "Received." } },
  };
  return { [method.toLowerCase()]: operation };
}

function webhooksOf(context: Context): Json {
  const entries = Object.values(context.api.webhooks).map((one) => [one.name.wire, webhookOf(context, one)] as const);
  return entries.length > 0 ? { webhooks: Object.fromEntries(entries) } : {};
}

function infoOf(api: Api): Json {
  const description = docParagraphs(api).join("\n\n");
  return {
    title: api.name.wire === "" ? "API" : api.name.wire,
    version: api.version ?? "0.0.0",
    ...(description !== "" && { description }),
  };
}

/** An API as an OpenAPI 3.1 document, with the calls of its SDKs. What OpenAPI cannot say is reported. */
export function openapiDocument(source: ExportSource): Json {
  const { api, report } = source;
  const { components, schemaOf } = schemasOf(api);
  const context: Context = { ...source, schemaOf };
  const schemes = securitySchemes(api, report);
  const [paths, webhooks] = [pathsOf(context), webhooksOf(context)];
  const isEmpty = Object.keys({ ...paths, ...webhooks, ...components }).length === 0;
  const root = api.resources[api.root];
  if (isEmpty && root) report(openapiCatalogue.create("nothing", {}, { location: placeOf(api.origins, root.origin) }));
  return {
    openapi: "3.1.0",
    info: infoOf(api),
    ...defaultServers(api),
    ...defaultSecurity(api),
    paths,
    ...webhooks,
    components: {
      ...(Object.keys(components).length > 0 && { schemas: components }),
      ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
    },
  };
}
