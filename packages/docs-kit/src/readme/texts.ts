import type { LanguageInfo, LanguageWords, SampleProgram } from "@sdkwright/plugin-api";
import type { ReadmeSampleTable } from "../samples/readme.js";

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
  /** Markdown below the code, which is not wrapped: it may have further code. */
  readonly rest?: string;
  /** Right below the section on usage, for what every reader needs to know; else near the end. */
  readonly place?: "usage";
}

/** What the texts of a README depend on, beside the language. */
export interface ReadmeFacts {
  /** How the README calls the API. */
  readonly api: string;
  /** Name of the package as users know it. */
  readonly package: string;
  /** Name of a type that readers can look up; undefined where the API declares none. */
  readonly type: string | undefined;
  /** Calls that are not safe to repeat are retried too. */
  readonly retriesUnsafe: boolean;
  /** Some method makes a request of its own. Without any, the client only opens channels. */
  readonly hasRequests: boolean;
  /** The API declares errors, which have types of their own. */
  readonly declaresErrors: boolean;
  /** The samples of the README. */
  readonly samples: ReadmeSampleTable<SampleProgram>;
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
  /** A command line, or Markdown with code blocks of its own. The section is left out where empty. */
  readonly installation: string;
  /** Below the first sample. */
  readonly usage: string;
  /** Below the credentials: how they rotate. That options win over the environment is said where it applies. */
  readonly credentials: string;
  /** How failures reach the caller. */
  readonly errors: string;
  /** Below the sample of errors. */
  readonly errorRows: readonly ErrorRow[];
  /** How a list is read page by page; that items of further pages follow by themselves is said before. */
  readonly pages: string;
  readonly streaming: string;
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
  /** Which option limits the size of a response. */
  readonly responseSize: string;
  readonly cancellation: string;
  readonly raw: string;
  /** What becomes of properties and values in responses that the definition does not declare. */
  readonly unknown: string;
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

/** Default texts of a language. */
export function neutralTexts({ title, words }: LanguageInfo, { api, hasRequests }: ReadmeFacts): ReadmeTexts {
  return {
    tagline: `The ${title} client for ${api}.`,
    requirements: "",
    installation: "",
    usage: "Every method is listed in [reference.md](reference.md).",
    credentials: "",
    errors: hasRequests
      ? "Any non-2xx response is reported as an API error with the status, the headers and the body."
      : "A channel that cannot be opened is reported as a connection error.",
    errorRows: [],
    pages: "",
    streaming: "Events are available as soon as they arrive. Leaving the loop closes the connection.",
    upload: "",
    download: "The body is read on demand.",
    webhooks:
      "Anyone can send requests to a webhook endpoint, so verify that a delivery was sent by the API before you use it. The signature covers the raw body, exactly as received.",
    jsonRpc:
      "Methods are called over JSON-RPC 2.0. Errors reported by the server have the JSON-RPC code and data; the HTTP status may be 200.",
    batch: "Calls in a batch are sent as a single request:",
    connect: "Methods are called over the Connect protocol with JSON. Errors have the Connect code and details:",
    channels: "A channel is a connection over which both sides send messages. Leaving the loop closes it.",
    retryUnsafe:
      "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you opt in.",
    timeout: "Set the timeout for the client or for a single call; 0 disables it.",
    responseSize: "Set a limit for the client or for a single call; it counts after decompression.",
    cancellation: "",
    raw: "To read the status and the headers of a successful response, ask for the raw response:",
    unknown: "Undeclared properties and enum values of responses are kept as they are.",
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
