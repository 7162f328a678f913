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

/** The operations that OpenAPI can describe; each of the others is reported. */
function describable(source: ExportSource): HttpOperation[] {
  const requests = new Set<string>();
  return Object.values(source.api.operations).flatMap((operation): HttpOperation[] => {
    if (operation.kind !== "http" || operation.opens !== undefined) {
      leaveOut(source, operation, operation.kind === "rpc" ? "json-rpc" : "channel");
      return [];
    }
    const isJsonRpc = operation.carries?.protocol === "json-rpc";
    const request = `${operation.method} ${pathOf(operation)}`;
    if (isJsonRpc || !VERBS.has(operation.method.toLowerCase()) || requests.has(request)) {
      leaveOut(source, operation, isJsonRpc ? "json-rpc" : "same-path");
      return [];
    }
    requests.add(request);
    return [operation];
  });
}

function pathsOf(context: Context): Json {
  const paths: { [path: string]: { [verb: string]: Json } } = {};
  for (const operation of describable(context)) {
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
  return {
    openapi: "3.1.0",
    info: infoOf(api),
    ...defaultServers(api),
    ...defaultSecurity(api),
    paths: pathsOf(context),
    ...webhooksOf(context),
    components: {
      ...(Object.keys(components).length > 0 && { schemas: components }),
      ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
    },
  };
}
