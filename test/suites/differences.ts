// Where languages may differ, each with the reason, by `<scenario>` or `<scenario>: <case>`.

const BEFORE_IT_IS_SENT = "A limit of 0.3 seconds can end a call on a busy machine before anything is sent.";
const WAYS = "A driver makes a call for each way in which its language reads a list, a stream or a download.";

/** What is sent. */
export const REQUEST_DIFFERENCES: { readonly [place: string]: string } = {
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
  "EN-6": NO_PAGE,
  "RQ-1": NO_PAGE,
  "SC-1: case 1":
    "A number of TypeScript cannot hold the integer: reading it is an error, unless an option asks for bigints.",
  "BN-1: left early":
    "How much of a download has arrived when it is left depends on the size of the platform's chunks.",
  "RE-3: null where none is allowed, bearer":
    "In Go, null and absent are one value of a pointer, and null is not sent where it is not allowed.",
  "RE-3: an integer in a text, integers":
    "The driver of TypeScript answers the bigint that was read; other drivers answer what the SDK sends back, the text.",
};
