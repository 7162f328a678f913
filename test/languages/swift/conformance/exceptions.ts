/** Scenarios that do not apply, each with the reason. */
export const EXCEPTIONS: { readonly [scenario: string]: string } = {
  "BN-3": "The compiler refuses a call without a required argument.",
};
