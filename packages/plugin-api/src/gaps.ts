import type { AnyCatalogue, CatalogueEntry, Diagnostic, DiagnosticContext, Report } from "@sdkwright/diagnostics";
import { defineCatalogue, entry } from "@sdkwright/diagnostics";
import type { Api, HttpOperation, OriginId } from "@sdkwright/ir-schema";
import { isAbsolute, pageTypes, placeOf, requestOf, responseShape } from "@sdkwright/ir-schema";
import type { Backend } from "./backend.js";

/** What can be said of each gap. */
interface GapParams {
  readonly "body-alternative": { readonly operation: string; readonly sent: string; readonly others: string };
  readonly "response-alternative": { readonly operation: string; readonly read: string; readonly other: string };
  readonly "pagination-unresolved": { readonly operation: string; readonly path: string };
  readonly "custom-pagination": { readonly operation: string };
  readonly "relative-server": { readonly url: string };
  readonly "scheme-unsupported": { readonly scheme: string; readonly type: string };
  readonly "signature-unsupported": { readonly webhook: string; readonly algorithm: string };
  readonly "operation-unsupported": { readonly operation: string; readonly kind: string };
}

type GapEntries = { readonly [K in keyof GapParams]: CatalogueEntry<GapParams[K]> };

/** How the SDKs of a language call what callers use instead. For what is absent there are neutral words. */
export interface GapWords {
  /** Method that calls what is not declared: `client.request`. */
  readonly request?: string;
  /** Option of the base URL: `baseUrl`. */
  readonly baseUrl?: string;
  /** What can add credentials that the SDK does not know, as the end of "Pass ...". */
  readonly middleware?: string;
  /** Whose algorithms are meant, as the end of "none of those that ...". */
  readonly algorithms?: string;
}

/** Of a backend, what its gaps are told by. */
export type GapBackend = Pick<Backend, "generators" | "language" | "supports" | "verifies" | "words">;

/** The codes of what a backend's SDKs leave to their callers: `go/body-alternative` of the generator `gen-go-sdk`. */
export function gapCatalogue({ generators, language, words = {} }: GapBackend): AnyCatalogue {
  const [generator = language] = generators;
  const name = generator.replace(/^gen-(.+)-sdk$/, "$1").replace(/[^\w-]+/g, "-");
  return defineCatalogue(name.replace(/^-/, ""), gapEntries(language, words));
}

function gapEntries(language: string, words: GapWords): GapEntries {
  const { middleware = "middleware that does", algorithms = "the SDK has" } = words;
  const request = words.request ?? "an HTTP client of the caller's own";
  const code = (word: string | undefined): string | undefined => (word === undefined ? undefined : `\`${word}\``);
  const requestCode = code(words.request) ?? request;
  const baseUrl = code(words.baseUrl) ?? "a base URL";
  return {
    "body-alternative": entry({
      severity: "note",
      title: "Further media types of a request body",
      cause: "The operation takes its body in several media types; a method sends one of them.",
      fix: `Nothing, if the first suits. Else reorder the media types in the definition, or use ${requestCode}.`,
      message: ({ operation, sent, others }) =>
        `${operation} sends its body as ${sent}; ${others} can be sent with ${request}.`,
    }),
    "response-alternative": entry({
      severity: "note",
      title: "Responses of different kinds",
      cause: "Successes of one operation differ in kind (JSON, a file, a stream); a method returns one kind.",
      fix: `Nothing, if that kind suits. Else split the operation in the definition, or use ${requestCode}.`,
      message: ({ operation, read, other }) => `${operation} returns ${read}; a success as ${other} is not typed.`,
    }),
    "pagination-unresolved": entry({
      severity: "warning",
      title: "Pagination path not found",
      cause: "The place that holds a page's items is not in the response type, or is not a list.",
      fix: "Correct the path of the pagination settings. Until then the method returns the plain response.",
      message: ({ operation, path }) => `${operation} is not paginated: its response type holds no list at '${path}'.`,
    }),
    "custom-pagination": entry({
      severity: "warning",
      title: "Custom pagination",
      cause: "How the next page is asked for is not described.",
      fix: "Describe cursor, offset or next link. Until then the method returns the plain response.",
      message: ({ operation }) => `${operation} returns a plain response: its pagination is 'custom'.`,
    }),
    "relative-server": entry({
      severity: "warning",
      title: "Server without a host",
      cause: "A relative server URL is meant relative to the place of the definition, which an SDK cannot know.",
      fix: `Give the server an absolute URL, in the definition or under \`environments\`. Until then callers must pass ${baseUrl}.`,
      message: ({ url }) => `The server '${url}' has no host; it is not among the SDK's environments.`,
    }),
    "scheme-unsupported": entry({
      severity: "warning",
      title: "Authentication that the SDK cannot do itself",
      cause: "No SDK can satisfy this kind of scheme from parameters alone.",
      fix: `Pass ${middleware}; calls are sent without credentials of this scheme.`,
      message: ({ scheme, type }) => `The scheme '${scheme}' (${type}) is left to middleware.`,
    }),
    "signature-unsupported": entry({
      severity: "warning",
      title: "Signature that the SDK cannot check",
      cause: `The algorithm with which the API signs a webhook is none of those that ${algorithms}.`,
      fix: "Correct the algorithm (such as sha256, rsa-sha256, ecdsa-sha256 or ed25519). Until then receivers have to verify it themselves.",
      message: ({ webhook, algorithm }) => `The signature of ${webhook} (${algorithm}) is not verified.`,
    }),
    "operation-unsupported": entry({
      severity: "warning",
      title: "Kind of operation without a client",
      cause: `The ${language} SDK has no transport for this kind of operation yet.`,
      fix: "Its types are emitted; the call itself has to be made by hand.",
      message: ({ operation, kind }) => `${operation} is a ${kind} operation: its types are emitted, a method is not.`,
    }),
  };
}

interface GapCatalogue {
  create<K extends keyof GapParams>(code: K, params: GapParams[K], context?: DiagnosticContext): Diagnostic;
}

/** What {@link reportGaps} needs to know. */
export interface GapInput {
  readonly api: Api;
  readonly report: Report;
  readonly backend: GapBackend;
}

type Say = <K extends keyof GapParams>(code: K, params: GapParams[K], origin: OriginId) => void;

/** Says what of an API the SDK of any language leaves to its callers, each at its place. */
export function reportGaps({ api, report, backend }: GapInput): void {
  // The entries of a generic code have its parameters, which the compiler cannot see.
  const gaps = gapCatalogue(backend) as unknown as GapCatalogue;
  const say: Say = (code, params, origin) =>
    report(gaps.create(code, params, { location: placeOf(api.origins, origin) }));
  for (const operation of Object.values(api.operations)) {
    const name = operation.operationId ?? operation.name.wire;
    if (operation.kind === "http") reportHttp(api, operation, name, say);
    else if (!requestOf(api, operation)) {
      say("operation-unsupported", { operation: name, kind: operation.kind }, operation.origin);
    }
  }
  for (const scheme of api.auth.schemes) {
    if (scheme.kind !== "unsupported") continue;
    say("scheme-unsupported", { scheme: scheme.id, type: scheme.declaredType }, scheme.origin);
  }
  for (const webhook of Object.values(api.webhooks)) {
    const { name, signature, origin } = webhook;
    if (!signature || !backend.supports.has("webhooks") || backend.verifies?.(signature)) continue;
    say("signature-unsupported", { webhook: name.wire, algorithm: signature.algorithm }, origin);
  }
  for (const environment of api.environments.list) {
    const relative = environment.urls.find((url, role) => !isAbsolute(url.template, role));
    if (relative) say("relative-server", { url: relative.template }, environment.origin);
  }
}

function reportHttp(api: Api, operation: HttpOperation, name: string, say: Say): void {
  const { origin, pagination } = operation;
  const [sent, ...others] = operation.body?.contents ?? [];
  if (sent && others.length > 0) {
    const list = others.map((content) => content.mediaType).join(", ");
    say("body-alternative", { operation: name, sent: sent.mediaType, others: list }, origin);
  }
  const { content, otherKind } = responseShape(operation);
  if (content && otherKind !== undefined) {
    say("response-alternative", { operation: name, read: content.kind, other: otherKind }, origin);
  }
  if (pagination?.kind === "custom") say("custom-pagination", { operation: name }, origin);
  else if (pagination && !pageTypes(api, operation)) {
    say("pagination-unresolved", { operation: name, path: pagination.results.path.join(".") }, origin);
  }
}
