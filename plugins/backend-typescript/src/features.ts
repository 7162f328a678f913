import type { Api, Feature, FeatureSet, HttpOperation, Type } from "@sdkwright/plugin-api";
import { typesOfDecl, typesOfOperation, walkType } from "@sdkwright/plugin-api";
import type { Emission } from "./emission.js";
import { responseShape } from "./model/response.js";
import { longProperties } from "./spec/client.js";
import { pageTypes } from "./spec/page.js";

/** What this backend emits. */
export const supported: FeatureSet = new Set<Feature>([
  "http",
  "webhooks",
  "pagination",
  "sse",
  "jsonl",
  "multipart",
  "form",
  "binary",
  "cookies",
  "oauth",
  "idempotency-keys",
  "url-roles",
  "url-variables",
  "sdk-variables",
  "global-headers",
  "tuples",
]);

function addOperation(emission: Emission, operation: HttpOperation, needed: Set<string>): void {
  const body = operation.body?.contents[0]?.kind;
  if (body === "form" || body === "multipart" || body === "binary") needed.add(body);
  if (pageTypes(emission, operation)) needed.add("page");
  const { content } = responseShape(operation);
  if (content?.kind === "sse" || content?.kind === "jsonl") needed.add(content.kind);
  if (content?.kind === "binary" && !content.bytes) needed.add("download");
}

function namesFiles(api: Api): boolean {
  let found = false;
  const look = (type: Type): void => {
    walkType(type, (inner) => {
      if (inner.kind === "primitive" && inner.primitive === "binary") found = true;
    });
  };
  for (const decl of Object.values(api.types)) typesOfDecl(decl).forEach(look);
  for (const operation of Object.values(api.operations)) typesOfOperation(operation).forEach(look);
  return found;
}

/** The optional parts of the runtime that an SDK needs, as `runtime.assets.json` calls them. */
export function runtimeFeatures(emission: Emission): ReadonlySet<string> {
  const { api } = emission.target;
  const needed = new Set<string>();
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") addOperation(emission, operation, needed);
  }
  if (namesFiles(api)) needed.add("file");
  if (api.auth.schemes.some((scheme) => scheme.kind === "oauth")) needed.add("oauth");
  if (longProperties(emission).length > 0) needed.add("int64");
  return needed;
}
