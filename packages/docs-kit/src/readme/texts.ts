import type { LanguageInfo, LanguageWords } from "@sdkwright/plugin-api";

/** An error that readers can catch, and when it is thrown or returned. */
export interface ErrorRow {
  /** As code, such as `ApiError`. */
  readonly name: string;
  readonly when: string;
}

/** A section of a language's own. */
export interface ExtraSection {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Code of the language below the text. */
  readonly code?: string;
}

/**
 * What a README says in the words of a language: Markdown, a paragraph a text, which is wrapped when written. Each has a
 * neutral default, so a language states only what it can say better; an empty text is left out.
 */
export interface ReadmeTexts {
  /** What the SDK is, in one sentence. */
  readonly tagline: string;
  /** Version of the language and what else it needs. The section is left out where empty. */
  readonly requirements: string;
  /** Command line. The section is left out where empty. */
  readonly installation: string;
  /** Below the first sample. */
  readonly usage: string;
  /** Below the tables of credentials: how they rotate. That options win over the environment is said where it applies. */
  readonly credentials: string;
  /** How failures reach the caller. */
  readonly errors: string;
  /** Below the sample of errors. */
  readonly errorRows: readonly ErrorRow[];
  readonly upload: string;
  readonly download: string;
  readonly webhooks: string;
  readonly jsonRpc: string;
  readonly batch: string;
  readonly connect: string;
  readonly channels: string;
  /** When a call that may have taken effect already is retried. */
  readonly retryUnsafe: string;
  /** Which option changes the timeout. */
  readonly timeout: string;
  readonly cancellation: string;
  readonly raw: string;
  /** How an endpoint is called that the definition does not declare. */
  readonly undeclared: string;
  /** Heading of the section on the HTTP client. */
  readonly httpClientTitle: string;
  readonly httpClient: string;
  /** How requests go through a proxy: whether the environment is read, and what to pass. The section is left out where empty. */
  readonly proxies: string;
  /** How code that uses the client is tested without a network. The section is left out where empty. */
  readonly testing: string;
  readonly middleware: string;
  readonly logging: string;
  readonly standalone: string;
  /** Before the sections that the user configures. */
  readonly sections: readonly ExtraSection[];
}

/** The method for undeclared requests: as code where the language names it, else in words. */
function requestMethod({ request }: LanguageWords): string {
  return /^[\w.]+$/.test(request) ? `\`${request}\`` : request;
}

/** What a language says of itself when it says nothing: `api` is how the README calls the API. */
export function neutralTexts({ title, words }: LanguageInfo, api: string): ReadmeTexts {
  return {
    tagline: `The ${title} client for ${api}.`,
    requirements: "",
    installation: "",
    usage: "Every method is listed in [reference.md](reference.md).",
    credentials: "",
    errors: "Any non-2xx response is reported as an API error with the status, the headers and the body.",
    errorRows: [],
    upload: "",
    download: "The body is read on demand.",
    webhooks:
      "Anyone can send requests to a webhook endpoint. Verify that a delivery was sent by the API before you use it. The signature covers the raw body, exactly as received.",
    jsonRpc:
      "Methods are called over JSON-RPC 2.0. Errors reported by the server have the JSON-RPC code and data; the HTTP status may be 200.",
    batch: "Calls in a batch are sent as a single request:",
    connect: "Methods are called over the Connect protocol with JSON. Errors have the Connect code and details:",
    channels: "A channel is a connection over which both sides send messages. Leaving the loop closes it.",
    retryUnsafe:
      "A call that is not safe to repeat, such as a POST request, and may already have taken effect is retried only if you opt in.",
    timeout: "Set the timeout for the client or for a single call; 0 disables it.",
    cancellation: "",
    raw: "To read the status and the headers of a successful response, ask for the raw response:",
    undeclared: `To call an endpoint that the client does not declare, use ${requestMethod(words)}.`,
    httpClientTitle: "HTTP client",
    httpClient: "",
    proxies: "",
    testing: "",
    middleware:
      "Middleware wraps every attempt and runs after credentials are added. It can measure, sign, modify or answer requests.",
    logging: "Nothing is logged unless you pass a logger. Bodies and credentials are never logged.",
    standalone:
      "The client includes every method of the API. To leave out the rest, use the client of a single resource:",
    sections: [],
  };
}
