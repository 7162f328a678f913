import type { AnyCatalogue, CatalogueEntry, Diagnostic, DiagnosticContext, Report } from "@sdkwright/diagnostics";
import { defineCatalogue, entry } from "@sdkwright/diagnostics";
import type { Api, HttpOperation, Operation, OriginId } from "@sdkwright/ir-schema";
import { isAbsolute, pageTypes, placeOf, responseShape } from "@sdkwright/ir-schema";
import type { Sdk } from "@sdkwright/sdk-model";
import { type FeatureSet, lackedBy } from "./features.js";
import type { LanguageInfo, LanguageWords } from "./language.js";

/** What can be said of each gap. */
interface GapParams {
  readonly "body-alternative": {
    readonly operation: string;
    readonly sent: string;
    readonly others: string;
    /** Number of further operations of which the same is true. */
    readonly more: number;
  };
  readonly "response-alternative": { readonly operation: string; readonly read: string; readonly other: string };
  readonly "pagination-unresolved": { readonly operation: string; readonly path: string };
  readonly "custom-pagination": { readonly operation: string };
  readonly "relative-server": { readonly url: string };
  readonly "scheme-unsupported": { readonly scheme: string; readonly type: string };
  readonly "signature-unsupported": { readonly webhook: string; readonly algorithm: string };
  readonly "operation-unsupported": { readonly operation: string; readonly kind: string };
}

type GapEntries = { readonly [K in keyof GapParams]: CatalogueEntry<GapParams[K]> };

/** A word of a language as Markdown shows it: what looks like code stands in backticks. */
const code = (word: string): string => (/^[\w.]+$/.test(word) ? `\`${word}\`` : word);

/** The codes of what SDKs of a language leave to their callers, such as `go/body-alternative`. */
export function gapCatalogue({ key, title, words }: LanguageInfo): AnyCatalogue {
  return defineCatalogue(key, gapEntries(title, words));
}

/** `sends its body`, and the same of several operations. */
function bodiesOf(more: number): string {
  if (more === 0) return "sends its body";
  return `and ${more === 1 ? "another operation" : `${more} other operations`} send their bodies`;
}

function gapEntries(language: string, { request, baseUrl, middleware }: LanguageWords): GapEntries {
  return {
    "body-alternative": entry({
      severity: "note",
      title: "Further media types of a request body",
      cause: "The operation takes its body in several media types; a method sends one of them.",
      fix: `No action is needed if the first one suits. Otherwise, reorder the media types in the definition, or use ${code(request)}.`,
      message: ({ operation, sent, others, more }) =>
        `${operation} ${bodiesOf(more)} as ${sent}; ${others} can be sent with ${request}.`,
    }),
    "response-alternative": entry({
      severity: "note",
      title: "Responses of different kinds",
      cause: "Successes of one operation differ in kind (JSON, a file, a stream); a method returns one kind.",
      fix: `No action is needed if that kind suits. Otherwise, split the operation in the definition, or use ${code(request)}.`,
      message: ({ operation, read, other }) => `${operation} returns ${read}; a success as ${other} is not typed.`,
    }),
    "pagination-unresolved": entry({
      severity: "warning",
      title: "Pagination path not found",
      cause: "The place that holds a page's items is not in the response type, or is not a list.",
      fix: "Correct the path of the pagination settings. Until then the method returns the plain response.",
      message: ({ operation, path }) => `${operation} is not paginated: its response type has no list at '${path}'.`,
    }),
    "custom-pagination": entry({
      severity: "warning",
      title: "Custom pagination",
      cause: "The definition does not describe how to request the next page.",
      fix: "Describe cursor, offset or next link. Until then the method returns the plain response.",
      message: ({ operation }) => `${operation} returns a plain response: its pagination is 'custom'.`,
    }),
    "relative-server": entry({
      severity: "warning",
      title: "Server without a host",
      cause: "A relative server URL is relative to the URL of the definition, which an SDK does not know.",
      fix: `Give the server an absolute URL, in the definition or under \`environments\`. Until then callers must pass ${code(baseUrl)}.`,
      message: ({ url }) => `The server '${url}' has no host; it is not among the SDK's environments.`,
    }),
    "scheme-unsupported": entry({
      severity: "warning",
      title: "Authentication that the SDK cannot do itself",
      cause: "SDKs cannot implement this kind of scheme by themselves.",
      fix: `Pass ${middleware}; calls are sent without credentials of this scheme.`,
      message: ({ scheme, type }) => `The scheme '${scheme}' (${type}) is left to middleware.`,
    }),
    "signature-unsupported": entry({
      severity: "warning",
      title: "Signature that the SDK cannot check",
      cause: "The SDK does not implement the algorithm with which the API signs the webhook.",
      fix: "Correct the algorithm (such as sha256, rsa-sha256, ecdsa-sha256 or ed25519). Until then, receivers must verify it themselves.",
      message: ({ webhook, algorithm }) => `The signature of ${webhook} (${algorithm}) is not verified.`,
    }),
    "operation-unsupported": entry({
      severity: "warning",
      title: "Kind of operation without a client",
      cause: `The ${language} SDK has no transport for this kind of operation yet.`,
      fix: "Make the call yourself; its types are emitted.",
      message: ({ operation, kind }) => `${operation} needs \`${kind}\`: its types are emitted, a method is not.`,
    }),
  };
}

interface GapCatalogue {
  create<K extends keyof GapParams>(code: K, params: GapParams[K], context?: DiagnosticContext): Diagnostic;
}

/** What {@link reportGaps} needs to know. */
export interface GapInput {
  readonly sdk: Sdk;
  readonly report: Report;
  readonly language: LanguageInfo;
  readonly lacks: FeatureSet;
}

type Say = <K extends keyof GapParams>(code: K, params: GapParams[K], origin: OriginId) => void;

/** Says what of an API the SDK of any language leaves to its callers, each at its place. */
export function reportGaps({ sdk, report, language, lacks }: GapInput): void {
  const { api, webhooks } = sdk;
  // The entries of a generic code have its parameters, which the compiler cannot see.
  const gaps = gapCatalogue(language) as unknown as GapCatalogue;
  const say: Say = (code, params, origin) =>
    report(gaps.create(code, params, { location: placeOf(api.origins, origin) }));
  reportBodies(api, sdk, lacks, say);
  for (const operation of Object.values(api.operations)) {
    const name = nameOf(operation);
    const method = sdk.methods[operation.id];
    const kind = method ? lackedBy(method, lacks) : operation.kind;
    if (kind !== undefined) say("operation-unsupported", { operation: name, kind }, operation.origin);
    else if (operation.kind === "http") reportHttp(api, operation, name, say);
  }
  for (const scheme of api.auth.schemes) {
    if (scheme.kind !== "unsupported") continue;
    say("scheme-unsupported", { scheme: scheme.id, type: scheme.declaredType }, scheme.origin);
  }
  for (const { id, name, signature, origin } of Object.values(api.webhooks)) {
    if (!signature || webhooks?.verified.includes(id)) continue;
    say("signature-unsupported", { webhook: name.wire, algorithm: signature.algorithm }, origin);
  }
  for (const environment of api.environments.list) {
    const relative = environment.urls.find((url, role) => !isAbsolute(url.template, role));
    if (relative) say("relative-server", { url: relative.template }, environment.origin);
  }
}

const nameOf = ({ operationId, name }: Operation): string => operationId ?? name.wire;

/**
 * Says that bodies could be sent in other media types too. Definitions offer the same ones everywhere, so that it is said
 * once for each choice, at the first operation of a document that has it.
 */
function reportBodies(api: Api, { methods }: Sdk, lacks: FeatureSet, say: Say): void {
  const alike = new Map<string, HttpOperation[]>();
  for (const operation of Object.values(api.operations)) {
    const method = methods[operation.id];
    if (operation.kind !== "http" || !method || lackedBy(method, lacks) !== undefined) continue;
    const mediaTypes = operation.body?.contents.map(({ mediaType }) => mediaType) ?? [];
    if (mediaTypes.length < 2) continue;
    const key = JSON.stringify([placeOf(api.origins, operation.origin).document, ...mediaTypes]);
    alike.set(key, [...(alike.get(key) ?? []), operation]);
  }
  for (const [first, ...more] of alike.values()) {
    const [sent = "", ...others] = first?.body?.contents.map(({ mediaType }) => mediaType) ?? [];
    if (!first) continue;
    const params = { operation: nameOf(first), sent, others: others.join(", "), more: more.length };
    say("body-alternative", params, first.origin);
  }
}

function reportHttp(api: Api, operation: HttpOperation, name: string, say: Say): void {
  const { origin, pagination } = operation;
  const { content, otherKind } = responseShape(operation);
  if (content && otherKind !== undefined) {
    say("response-alternative", { operation: name, read: content.kind, other: otherKind }, origin);
  }
  if (pagination?.kind === "custom") say("custom-pagination", { operation: name }, origin);
  else if (pagination && !pageTypes(api, operation)) {
    say("pagination-unresolved", { operation: name, path: pagination.results.path.join(".") }, origin);
  }
}
