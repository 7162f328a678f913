/**
 * Style rules that show the samples of the language that a reader chose. Without a script all samples are shown; with one,
 * those of the first language until another one is chosen.
 */
export function languageStyles(keys: readonly string[]): string {
  const shown = keys.map((key) => `html[data-lang="${key}"] .samples [data-lang="${key}"]`).join(",");
  // Samples of something else, in a place without that language, are marked by the script.
  return shown === ""
    ? ""
    : `html[data-lang] .samples>[data-lang]{display:none}${shown},html[data-lang] .samples>.shown[data-lang]{display:block}`;
}
