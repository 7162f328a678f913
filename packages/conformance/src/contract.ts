/** A part of the contract that a backend cannot guess. */
export interface Clause<Value = unknown> {
  /** What scenarios compare with, to the letter; a rule may be told in words alone. */
  readonly value?: Value;
  /** What it is, in Markdown. */
  readonly meaning: string;
  /** Ids of the scenarios that look at it. */
  readonly scenarios: readonly string[];
}

/** Text with names in braces that stand for what differs from call to call. */
export const texts = {
  callFailed: {
    value: "{method} {path} failed with {status}: {message} (request id: {requestId})",
    meaning:
      "Message of an `ApiError`. The path is without the query. The message is taken from the body (`message`, `error.message`, `error`, `detail` or `title`; at most 500 characters, white space folded); without one it is the body as compact JSON, unless that is empty, or else the status text. Without a request id, the parentheses are omitted.",
    scenarios: ["ER-1", "ER-6", "ER-8"],
  },
  callBroken: {
    value: "{method} {path} failed: {problem}",
    meaning:
      "Message of an error of a call for which there is no usable response: connection, timeout, decode and stream errors. The path is without the query, with credentials masked.",
    scenarios: ["ER-5", "TO-1"],
  },
  missingCredentials: {
    value: "No credentials provided for: {schemes}",
    meaning:
      "How the message begins if a scheme that the API requires has no credential: the keys of the schemes without one, joined by a comma. Then follow the option and the environment variable that would supply each, in the language's own words.",
    scenarios: ["AU-8", "AL-1"],
  },
  missingAlternatives: {
    value:
      "No authentication credentials provided that satisfy the endpoint's security requirements. Please provide credentials for: {alternatives}",
    meaning:
      "How it begins with `endpoint-security`: the alternatives joined by ` OR `, the schemes of each by ` AND `. Only schemes without a credential are named.",
    scenarios: ["ES-2"],
  },
  userAgent: {
    value: "{package}/{version} ({platform})",
    meaning: "`User-Agent`. No header names any other tool.",
    scenarios: ["HD-2"],
  },
  mask: {
    value: "***",
    meaning:
      "Replaces secrets in messages, logs and `errorDescription`. Names of headers and query parameters are kept.",
    scenarios: ["ER-4", "LG-1", "OA-12"],
  },
  noStream: {
    value: "response (status {status}) is {type}, not {stream}: {message}",
    meaning:
      "Part of the message of a `DecodeError` if the response to a streaming call is not a stream: its content type, `a stream of events` or `a stream of JSON lines`, and the message of the body.",
    scenarios: ["ST-3"],
  },
  errorInStream: {
    value: "server reported an error in the stream: {message}",
    meaning: "Part of the message of the `StreamError` for an error that is reported within a stream.",
    scenarios: ["ST-9"],
  },
  unknownOption: {
    value: "The SDK has no option {name}",
    meaning: "The driver's own error if a message names an option that the SDK does not have.",
    scenarios: ["AU-3"],
  },
} as const satisfies { readonly [name: string]: Clause<string> };

/** Forms of values that errors and results have. */
export const shapes = {
  missingSchemes: {
    value: [["bearerAuth"], ["basicAuth"]],
    meaning:
      "`missingSchemes` of a credentials error is a list of alternatives, each a list of its schemes without a credential. Except with `endpoint-security`, there is one alternative.",
    scenarios: ["AU-8", "AL-1", "ES-2"],
  },
  decodePath: {
    value: { root: "$" },
    meaning:
      "`path` of a `DecodeError`: `$` is the body. What is wrong further inside is kept as received and makes no response fail.",
    scenarios: ["DE-1"],
  },
  decodeLine: {
    value: 3,
    meaning: "`line` of a `DecodeError` in JSON lines: counted from 1, including blank lines.",
    scenarios: ["ST-5"],
  },
  phases: {
    value: { connection: "connect", head: "response", body: "body", stream: "idle" },
    meaning:
      "`phase` of a timeout or connection error: what the client was waiting for, which is the connection (nothing was sent), the response headers, the body, or the next bytes of a stream.",
    scenarios: ["RT-8", "TO-1", "TO-2", "TO-4"],
  },
  errorClasses: {
    value: {
      400: "BadRequestError",
      401: "UnauthorizedError",
      403: "ForbiddenError",
      404: "NotFoundError",
      409: "ConflictError",
      422: "UnprocessableEntityError",
      429: "TooManyRequestsError",
      500: "InternalServerError",
      503: "InternalServerError",
    },
    meaning: "`class` by status. Any other status of 500 and above is an `InternalServerError`, the rest `ApiError`.",
    scenarios: ["ER-1", "ER-6"],
  },
  idempotencyKey: {
    value: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
    meaning: "A generated idempotency key is a UUID of version 4, in lower case.",
    scenarios: ["ID-1", "ID-4"],
  },
  fileName: {
    value: { given: 'a"b\r\n.txt', sent: "a%22b%0D%0A.txt" },
    meaning: "Multipart file names: quotes, line ends and NUL are percent-encoded, other characters are UTF-8.",
    scenarios: ["MP-1"],
  },
  fileType: {
    value: "application/octet-stream",
    meaning: "Content type of a file without one.",
    scenarios: ["MP-2"],
  },
} as const satisfies { readonly [name: string]: Clause };

/** Numbers that bound something. */
export const limits = {
  rawBody: {
    value: 1024 * 1024,
    meaning: "Maximum number of bytes in the `rawBody` of an error; the rest is dropped.",
    scenarios: ["ER-3"],
  },
  message: { value: 700, meaning: "An error's message is shorter, whatever the body says.", scenarios: ["ER-3"] },
  redirects: { value: 5, meaning: "Redirects that are followed.", scenarios: ["RD-4"] },
  attempts: { value: 3, meaning: "Attempts by default: the first and two retries.", scenarios: ["RT-3", "RT-8"] },
  firstWait: {
    value: { least: 375, most: 500 },
    meaning:
      "Milliseconds before the first retry if the server does not specify a wait: half a second, reduced randomly by up to a quarter. The wait doubles with each retry, up to 8 s.",
    scenarios: ["RT-3", "RT-4"],
  },
  longestWait: {
    value: 60,
    meaning:
      "Maximum number of seconds that a server may ask the client to wait. Beyond that, the call fails at once, and `retryAfter` of the error is the requested number.",
    scenarios: ["RT-6"],
  },
} as const satisfies { readonly [name: string]: Clause };

/** Decisions that could as well have been taken otherwise. */
export const rules = {
  headersToAnotherOrigin: {
    value: ["accept", "accept-encoding", "range", "user-agent"],
    meaning: "The only headers of the call that are sent when a redirect leads to another origin.",
    scenarios: ["RD-1"],
  },
  retriedStatuses: {
    value: [408, 429, 500, 502, 503, 504],
    meaning: "Statuses on which calls that are safe to repeat are retried.",
    scenarios: ["RT-1"],
  },
  finalStatuses: {
    value: [400, 401, 403, 404, 409, 422, 501],
    meaning: "Statuses on which no call is retried.",
    scenarios: ["RT-2"],
  },
  refusedPathValues: {
    value: ["..", ".", "%2e%2e", "%2E.", "", null],
    meaning: "Values of a path parameter that are a configuration error before anything is sent.",
    scenarios: ["CF-1"],
  },
  pendingData: {
    meaning:
      "An incomplete event at the end of a stream, without a blank line after it, is dropped, as in the WHATWG algorithm. A terminator counts even without a blank line, and with blanks around it. An event of JSON without data is skipped.",
    scenarios: ["ST-1"],
  },
  usualTerminator: {
    value: "[DONE]",
    meaning: "Default terminator of a stream of JSON. A stream without a declared terminator may also end without it.",
    scenarios: ["ST-8"],
  },
  usualErrorEvent: {
    value: "error",
    meaning:
      "Default name of the event that reports an error. In a stream of JSON, an item with a property of this name also reports an error, if the property is set and items do not declare it.",
    scenarios: ["ST-9"],
  },
  missingTerminator: {
    value: "stream",
    meaning: "Kind of the error if a stream ends without its declared terminator.",
    scenarios: ["ST-2"],
  },
  pagesWithoutHasMore: {
    meaning:
      "If the response lacks the property that tells whether there are more pages, pages by offset or number continue until a page has no items.",
    scenarios: ["PG-5"],
  },
  repeatedCursor: {
    meaning: "A cursor or a next URL that was followed before in the list is an error of the SDK's error tree.",
    scenarios: ["PG-3", "PG-8"],
  },
  repeatedPage: {
    meaning:
      "A page by offset or number whose items are objects with an id, the same as those of the page before, is an error of the SDK's error tree. An id is a property whose name ends in `id`, as in `id`, `pet_id` and `petId`.",
    scenarios: ["PG-9"],
  },
  pagesOfOneOrigin: {
    meaning: "A next URL on another origin is not fetched; it is an error after the items before it.",
    scenarios: ["PG-5", "PG-7"],
  },
  absoluteUrls: {
    value: "config",
    meaning: "Kind of the error with which `client.request` rejects an absolute URL; nothing is sent.",
    scenarios: ["RQ-1"],
  },
  dateTimes: {
    value: ["2024-02-29T12:34:56.123Z", "2024-02-29T12:34:56.123456+05:30", "2024-02-29T12:34:56.123456789+05:30"],
    meaning: "Reading and writing a date-time keeps it to the nanosecond, with its offset and its number of digits.",
    scenarios: ["SC-2"],
  },
  namesOfMissing: {
    value: { option: "clientsecret", variable: "ACME_CLIENT_SECRET" },
    meaning:
      "The message of a credentials error names the option and the environment variable of the missing credential. (The option is compared ignoring case and separators.)",
    scenarios: ["OA-15"],
  },
  refreshSendsNoSecret: {
    value: ["refresh_token"],
    meaning:
      "The only properties of a request with a refresh token: client id, client secret and scopes are not sent again.",
    scenarios: ["OA-9"],
  },
  tokenCallsAreNotLogged: {
    value: "/token",
    meaning: "No log line contains the path of the token endpoint.",
    scenarios: ["LG-1"],
  },
  keptBody: {
    meaning:
      "`body` of an error is what the server sent, including secrets: only texts (the message, dumps, logs) are masked. A dump of an `ApiError` shows the start of its body, masked, at most 4,000 characters.",
    scenarios: ["ER-4"],
  },
} as const satisfies { readonly [name: string]: Clause };

/** What the suite compares with, by kind of clause: all that a backend cannot guess from the rules of the contract. */
export const CONTRACT = { texts, shapes, limits, rules } as const;

/** A text with its names filled in. Names that are not given end it. */
export function begin(text: string, values: { readonly [name: string]: string | number } = {}): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
  return filled.split("{", 1)[0] ?? "";
}
