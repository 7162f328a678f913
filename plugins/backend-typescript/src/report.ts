import type { DiagnosticContext, HttpOperation, Name, OriginId } from "@sdkwright/plugin-api";
import { isAbsolute, pageTypes, placeOf, requestOf, responseShape, splitWords } from "@sdkwright/plugin-api";
import { typescriptCatalogue } from "./catalogue.js";
import type { Emission } from "./emission.js";
import { signatureSpec } from "./spec/webhook.js";

/** Says what of an API the SDK leaves to its callers. */
export function reportGaps(emission: Emission): void {
  const { api, report } = emission.target;
  const at = (origin: OriginId): DiagnosticContext => ({ location: placeOf(api.origins, origin) });
  for (const operation of Object.values(api.operations)) {
    const name = operation.operationId ?? operation.name.wire;
    if (operation.kind === "http") reportHttp(emission, operation, name);
    else if (!requestOf(api, operation)) {
      const params = { operation: name, kind: operation.kind };
      report(typescriptCatalogue.create("operation-unsupported", params, at(operation.origin)));
    }
  }
  for (const scheme of api.auth.schemes) {
    if (scheme.kind !== "unsupported") continue;
    const params = { scheme: scheme.id, type: scheme.declaredType };
    report(typescriptCatalogue.create("scheme-unsupported", params, at(scheme.origin)));
  }
  for (const { name, signature, origin } of Object.values(api.webhooks)) {
    if (!signature || signatureSpec(signature)) continue;
    const params = { webhook: name.wire, algorithm: signature.algorithm };
    report(typescriptCatalogue.create("signature-unsupported", params, at(origin)));
  }
  reportKeptNames(emission);
  for (const environment of api.environments.list) {
    const relative = environment.urls.find((url, role) => !isAbsolute(url.template, role));
    if (!relative) continue;
    report(typescriptCatalogue.create("relative-server", { url: relative.template }, at(environment.origin)));
  }
}

/** Says once that properties keep their names: an object of the SDK is the JSON that goes over the wire. */
function reportKeptNames({ target: { api, report } }: Emission): void {
  for (const type of Object.values(api.types)) {
    const renamed = type.kind === "object" ? type.properties.find(({ name }) => isRenamed(name)) : undefined;
    if (!renamed) continue;
    const { wire, words } = renamed.name;
    const params = { property: wire, name: words.join(" ") };
    report(
      typescriptCatalogue.create("property-name-kept", params, { location: placeOf(api.origins, renamed.origin) }),
    );
    return;
  }
}

/** True where a definition gives other words than those of the wire name. */
function isRenamed({ wire, words, explicit }: Name): boolean {
  const letters = (list: readonly string[]): string => list.join("").toLowerCase();
  return explicit && letters(words) !== letters(splitWords(wire));
}

function reportHttp(emission: Emission, operation: HttpOperation, name: string): void {
  const { api, report } = emission.target;
  const context = { location: placeOf(api.origins, operation.origin) };
  const [sent, ...others] = operation.body?.contents ?? [];
  if (sent && others.length > 0) {
    const list = others.map((content) => content.mediaType).join(", ");
    const params = { operation: name, sent: sent.mediaType, others: list };
    report(typescriptCatalogue.create("body-alternative", params, context));
  }
  const { content, otherKind } = responseShape(operation);
  if (content && otherKind !== undefined) {
    const params = { operation: name, read: content.kind, other: otherKind };
    report(typescriptCatalogue.create("response-alternative", params, context));
  }
  const page = operation.pagination;
  if (page?.kind === "custom") report(typescriptCatalogue.create("custom-pagination", { operation: name }, context));
  else if (page && !pageTypes(emission.target.api, operation)) {
    const params = { operation: name, path: page.results.path.join(".") };
    report(typescriptCatalogue.create("pagination-unresolved", params, context));
  }
}
