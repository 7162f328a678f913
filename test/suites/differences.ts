const BEFORE_IT_IS_SENT = "A limit of 0.3 seconds can end a call on a busy machine before anything is sent.";

/** Scenarios in which languages may send requests that are not alike, each with the reason. */
export const DIFFERENCES: { readonly [scenario: string]: string } = {
  "TO-1": BEFORE_IT_IS_SENT,
  "TO-5": BEFORE_IT_IS_SENT,
};
