// Where languages may differ, each with the reason, by `<scenario>` or `<scenario>: <case>`.

const BEFORE_IT_IS_SENT = "A limit of 0.3 seconds can end a call on a busy machine before anything is sent.";
const WAYS = "A driver makes a call for each way in which its language reads a list, a stream or a download.";

const each = (places: readonly string[], reason: string): { readonly [place: string]: string } =>
  Object.fromEntries(places.map((place) => [place, reason]));

// Answers of broken servers.
const OF_TRANSPORT = "HTTP clients differ in what they take for a response, and in where a redirect may lead.";
const GO_FILLS = "In Go, a required text that is missing is the empty text, and is sent as such.";
const UNCHECKED = "TypeScript hands out JSON of another type as it is; other languages refuse it as a whole.";
const HUGE_NUMBERS = ["1e999", "-1e999", "1e1000000000", `1${"0".repeat(19)}`];
const PLACES_OF_NUMBERS = ["small", "wide", "unsigned", "ratio", "single", "price", "label", "anything", "further"];
const HUGE = PLACES_OF_NUMBERS.flatMap((wire) => HUGE_NUMBERS.map((text) => `HA-12: ${text} as ${wire}`));
const IN_PARALLEL = ["no token", "a reset", "500", "expires_in 0"].map(
  (name) => `HA-18: ${name}, for 50 calls at once`,
);

/** What is sent. */
export const REQUEST_DIFFERENCES: { readonly [place: string]: string } = {
  ...each(["HA-3: nothing", "HA-3: a reset", "HA-5: with an empty location"], OF_TRANSPORT),
  ...each(IN_PARALLEL, "How many of the calls share a request for a token that fails depends on when they begin."),
  "TO-1": BEFORE_IT_IS_SENT,
  "TO-5": BEFORE_IT_IS_SENT,
  "RE-7": WAYS,
  "RE-8": WAYS,
  "RE-9": WAYS,
  "RE-10": WAYS,
};

const NO_PAGE =
  "The server sends a pet in place of a page: where a required list is missing, a language gives what its type holds.";

/** What programs read. */
export const RESULT_DIFFERENCES: { readonly [place: string]: string } = {
  ...each(
    ["Retry-After: 99999999999999999999", "Retry-After: {{date+86400}}", "retry-after-ms: 99999999999999999999"].map(
      (header) => `HA-2: ${header}`,
    ),
    "Clocks run on, and durations that no server means are cut to what the type of a language holds.",
  ),
  ...each(
    ["nothing", "a reset", "a negative length", "a length that is no number"].map((name) => `HA-3: ${name}`),
    OF_TRANSPORT,
  ),
  ...each(
    ["with an empty location", "to no host", "to a port that is none", "to a broken escape"].map(
      (name) => `HA-5: ${name}`,
    ),
    OF_TRANSPORT,
  ),
  "HA-7: {}": GO_FILLS,
  ...each(
    ["owner", "tree", "stamped", "shelf"].map((wire) => `HA-11: ${wire}`),
    GO_FILLS,
  ),
  ...each(["HA-15: data that is null", "HA-16: null", "HA-17: items that are texts"], GO_FILLS),
  ...each(
    ["HA-7", "HA-9"].flatMap((id) => [`${id}: half a surrogate pair`, `${id}: half a surrogate pair, in a key`]),
    "Go's texts are UTF-8, which has no half of a pair. Others keep it, and the driver cannot send it back.",
  ),
  ...each(["HA-7: NaN", "HA-9: NaN"], "Python's parsers read NaN, which JSON does not have."),
  ...each(
    ["null", "[]", "1", '"x"', "true"].map((text) => `HA-7: ${text}`),
    UNCHECKED,
  ),
  ...each(["HA-15: data that is a list", "HA-16: a list"], UNCHECKED),
  "HA-8: gzip that is none": "Node.js 20 may not end such a body, so that the limit of time ends the call.",
  "HA-8: deflate where gzip is named": "Node.js 20 may not end such a body, so that the limit of time ends the call.",
  "HA-8: gzip that is cut": "Decoders differ in whether they hand out what came before the end.",
  "HA-12: as a date-time and as a date": "Go sends a time with the nine digits that its type holds.",
  ...each(
    HUGE,
    "Drivers show a number that no double holds each in their own way; Go alone reads one of 5,000 digits.",
  ),
  "EN-6": NO_PAGE,
  "RQ-1": NO_PAGE,
  "SC-1: case 1":
    "A number of TypeScript cannot hold the integer: reading it is an error, unless an option asks for bigints.",
  "BN-1: left early":
    "How much of a download has arrived when it is left depends on the size of the platform's chunks.",
  "RE-3: an integer in a text, integers":
    "The driver of TypeScript answers the bigint that was read; other drivers answer what the SDK sends back, the text.",
};

const NO_RESULT = ["204 to GET", "204 to POST", "204 to PUT", "204 to PATCH"]
  .map((name) => `HA-1: ${name}`)
  .concat("HA-13: 204 with a body");

/** What one language alone cannot share with the others, by the key of its row. */
export const DIFFERENCES_OF: {
  readonly [language: string]: { readonly [part in "requests" | "results"]: { readonly [place: string]: string } };
} = {
  php: {
    requests: {
      "OA-8": "PHP makes calls one after the other, so the first one alone sends the token that is refused.",
    },
    results: {
      ...each(
        NO_RESULT,
        "PHP's methods have native types: where a result is missing, the call fails instead of returning null.",
      ),
      "HA-8: an unknown encoding": "curl refuses a body in an encoding that it does not know.",
    },
  },
  ruby: {
    requests: {},
    results: each(
      ["HA-3: a status line alone", "HA-3: half a head"],
      "Net::HTTP takes the end of a connection for the end of the head, so the body is what is missing.",
    ),
  },
  swift: {
    requests: {},
    results: {
      ...each(
        NO_RESULT,
        "Swift's methods have native types: where a result is missing, the call fails instead of returning nil.",
      ),
      "HA-8: an unknown encoding": "The URLSession of Linux refuses a body in an encoding that it does not know.",
    },
  },
};
