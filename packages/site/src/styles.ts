/**
 * Style rules that show the samples of the language that a reader chose. Without a script all samples are shown; with one,
 * those of the first language until another one is chosen.
 */
export function languageStyles(keys: readonly string[]): string {
  const shown = keys.map((key) => `html[data-lang=${key}] .samples [data-lang=${key}]`).join(",");
  return shown === "" ? "" : `html[data-lang] .samples>[data-lang]{display:none}${shown}{display:block}`;
}
