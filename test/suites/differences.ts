const BEFORE_IT_IS_SENT = "A limit of 0.3 seconds can end a call on a busy machine before anything is sent.";

/** Scenarios in which languages may send requests that are not alike, each with the reason. */
export const REQUEST_DIFFERENCES: { readonly [scenario: string]: string } = {
  "TO-1": BEFORE_IT_IS_SENT,
  "TO-5": BEFORE_IT_IS_SENT,
};

/** Scenarios in which programs may read other values and errors in another language, each with the reason. */
export const RESULT_DIFFERENCES: { readonly [scenario: string]: string } = {};
