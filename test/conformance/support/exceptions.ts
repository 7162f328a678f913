/** Languages of the suite, in the order of the report. */
export const LANGUAGES = ["typescript"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names as the report shows them. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { typescript: "TypeScript" };

/** The one table of scenarios that make no sense in a language, and why. */
export const NOT_APPLICABLE: { readonly [L in Language]: { readonly [id: string]: string } } = {
  typescript: {
    "DE-1": "Responses are handed out as they came: the types describe them, and nothing decodes them into models.",
  },
};
