import type { DiagnosticContext, Endings, Report } from "@sdkwright/diagnostics";
import { defineCatalogue, endingText, entry } from "@sdkwright/diagnostics";
import type { Api, HttpOperation, Operation, OriginId } from "@sdkwright/ir-schema";
import { placeOf } from "@sdkwright/ir-schema";
import type { Sdk } from "@sdkwright/sdk-model";
import { isAbsolute, pageTypes, responseShape } from "@sdkwright/sdk-model";
import { type FeatureSet, lackedBy } from "./features.js";
import type { LanguageInfo, LanguageWords } from "./language.js";

/** `sends its body`, and the same of several operations; `more` counts the further ones. */
function bodiesOf(more: number): string {
  if (more === 0) return "sends its body";
  return `and ${more === 1 ? "another operation" : `${more} other operations`} send their bodies`;
}

/** What SDKs leave to their callers. Every message ends with what holds in which language, so that languages share one finding. */
export const sdkCatalogue = defineCatalogue("sdk", {
  "body-alternative": entry<{ operation: string; sent: string; others: string; more: number; ending: string }>({
    severity: "note",
    title: "Further media types of a request body",
    cause: "The operation takes its body in several media types; a method sends one of them.",
    fix: "No action is needed if the first one suits. Otherwise, reorder the media types in the definition, or use the client's method for undeclared requests.",
    message: ({ operation, sent, others, more, ending }) =>
      `\`${operation}\` ${bodiesOf(more)} as ${sent}. To send ${others}, use ${ending}.`,
  }),
  "response-alternative": entry<{ operation: string; read: string; other: string; ending: string }>({
    severity: "note",
    title: "Responses of different kinds",
    cause: "Successes of one operation differ in kind (JSON, a file, a stream); a method returns one kind.",
    fix: "No action is needed if that kind suits. Otherwise, split the operation in the definition, or use the client's method for undeclared requests.",
    message: ({ operation, read, other, ending }) =>
      `\`${operation}\` returns ${read}. To read a success that is ${other}, use ${ending}.`,
  }),
  "pagination-unresolved": entry<{ operation: string; path: string; ending: string }>({
    severity: "warning",
    title: "Pagination path not found",
    cause: "The place that holds a page's items is not in the response type, or is not a list.",
    fix: "Correct the path of the pagination settings. Until then the method returns the plain response.",
    message: ({ operation, path, ending }) =>
      `The response type of \`${operation}\` has no list at \`${path}\`, so ${ending}.`,
  }),
  "custom-pagination": entry<{ operation: string; ending: string }>({
    severity: "warning",
    title: "Custom pagination",
    cause: "The definition does not describe how to request the next page.",
    fix: "Describe cursor, offset or next link. Until then the method returns the plain response.",
    message: ({ operation, ending }) => `The pagination of \`${operation}\` is \`custom\`, so ${ending}.`,
  }),
  "relative-server": entry<{ url: string; ending: string }>({
    severity: "warning",
    title: "Server without a host",
    cause: "A relative server URL is relative to the URL of the definition, which an SDK does not know.",
    fix: "Give the server an absolute URL, in the definition or under `environments`. Until then callers must pass the base URL.",
    message: ({ url, ending }) => `The server \`${url}\` has no host, so callers must pass ${ending}.`,
  }),
  "signature-unsupported": entry<{ webhook: string; algorithm: string; ending: string }>({
    severity: "warning",
    title: "Signature that the SDK cannot check",
    cause: "The SDK does not implement the algorithm with which the API signs the webhook.",
    fix: "Correct the algorithm (such as sha256, rsa-sha256, ecdsa-sha256 or ed25519). Until then, receivers must verify it themselves.",
    message: ({ webhook, algorithm, ending }) => `The signature of \`${webhook}\` (${algorithm}) is ${ending}.`,
  }),
  "operation-unsupported": entry<{ operation: string; kind: string; ending: string }>({
    severity: "warning",
    title: "Kind of operation without a client",
    cause: "The SDK has no transport for this kind of operation yet.",
    fix: "Make the call yourself; its types are emitted.",
    message: ({ operation, kind, ending }) =>
      `\`${operation}\` needs \`${kind}\`: its types are emitted, but there is ${ending}.`,
  }),
});

type GapCode = keyof (typeof sdkCatalogue)["entries"] & string;
type GapParams<K extends GapCode> = Omit<Parameters<typeof sdkCatalogue.create<K>>[1], "ending">;

/** A word of a language as Markdown shows it: what looks like code stands in backticks. */
const code = (word: string): string => (/^[\w.]+$/.test(word) ? `\`${word}\`` : word);

/** What the message of a code says of a language, without its name. */
const ENDINGS: { readonly [K in GapCode]: (words: LanguageWords) => string } = {
  "body-alternative": ({ request }) => code(request),
  "response-alternative": ({ request }) => code(request),
  "pagination-unresolved": () => "the method is not paginated",
  "custom-pagination": () => "the method returns the plain response",
  "relative-server": ({ baseUrl }) => code(baseUrl),
  "signature-unsupported": () => "not verified",
  "operation-unsupported": () => "no method",
};

/** What {@link reportGaps} needs to know. */
export interface GapInput {
  readonly sdk: Sdk;
  readonly report: Report;
  readonly language: LanguageInfo;
  readonly lacks: FeatureSet;
}

type Say = <K extends GapCode>(code: K, params: GapParams<K>, origin: OriginId) => void;

/** Says what of an API the SDK of any language leaves to its callers, each at its place. */
export function reportGaps({ sdk, report, language, lacks }: GapInput): void {
  const { api, webhooks } = sdk;
  const say: Say = (gap, params, origin) => {
    const endings: Endings = { [language.title]: ENDINGS[gap](language.words) };
    const context: DiagnosticContext = { location: placeOf(api.origins, origin), endings };
    report(sdkCatalogue.create(gap, { ...params, ending: endingText(endings) } as never, context));
  };
  reportBodies(api, sdk, lacks, say);
  for (const operation of Object.values(api.operations)) {
    const name = nameOf(operation);
    const method = sdk.methods[operation.id];
    const kind = method ? lackedBy(method, lacks) : operation.kind;
    if (kind !== undefined) say("operation-unsupported", { operation: name, kind }, operation.origin);
    else if (operation.kind === "http") reportHttp(api, operation, name, say);
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
