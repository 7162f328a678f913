/** Scenarios in which languages send requests that are not alike, each with the reason. */
export const DIFFERENCES: { readonly [scenario: string]: string } = {};
