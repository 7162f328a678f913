/** Languages of the suite, and the places in which they run, in the order of the report. */
export const LANGUAGES = ["typescript", "chromium"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names as the report shows them. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  typescript: "TypeScript",
  chromium: "TypeScript in Chromium",
};

/** Scenarios that make no sense in some languages, and why. */
interface Exception {
  readonly ids: readonly string[];
  readonly languages: readonly Language[];
  readonly why: string;
}

/** The one table of scenarios that make no sense somewhere. */
export const NOT_APPLICABLE: readonly Exception[] = [
  {
    ids: ["DE-1"],
    languages: ["typescript", "chromium"],
    why: "Responses are handed out as they came: the types describe them, and nothing decodes them into models.",
  },
  ...(
    [
      [["EN-1", "EN-2", "EN-3", "EN-4", "AN-3", "HD-1"], "A page has no environment to take values from."],
      [["HD-2"], "A browser sends a User-Agent of its own, and headers that say where a page comes from."],
      [["AU-6"], "A page cannot send the cookie of a scheme: cookies are the browser's alone."],
      [["RD-1", "RD-3", "RD-4", "RD-5"], "A browser follows redirects by itself, by its own rules."],
      [["RT-9"], "A browser repeats a request by itself when it finds a reused connection broken."],
      [["RT-10"], "A browser sends streams over HTTP/2 alone."],
      [["MP-2"], "A page has no files by path, and sends streams over HTTP/2 alone."],
      [["WS-1"], "A page cannot set headers of a WebSocket: the credential of this channel is one."],
    ] as const
  ).map(([ids, why]) => ({ ids, languages: ["chromium"] as const, why })),
];

/** Why a scenario makes no sense in a language; undefined where it does. */
export function whyNot(language: Language, id: string): string | undefined {
  return NOT_APPLICABLE.find(({ ids, languages }) => ids.includes(id) && languages.includes(language))?.why;
}
