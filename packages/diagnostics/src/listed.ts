/** Words as a sentence lists them: `a, b and c`. */
export function listed(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}
