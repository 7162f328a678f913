/** Plurals that no rule gives, and words that only look like plurals. */
const irregular: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ people: "person", children: "child", indices: "index", vertices: "vertex", matrices: "matrix" }),
  ...["api", "cpu", "emoji", "gpu", "kpi", "menu", "sku"].map((noun) => [`${noun}s`, noun] as const),
]);
const uncountable = new Set(
  (
    "settings news series species analytics statistics logistics graphics diagnostics dns gps sms mms tls aws kms " +
    "nfs kubernetes details preferences credentials contents basics always previous"
  ).split(" "),
);

/** What an ending of plurals becomes, the longest first: `statuses`, `addresses`, `branches`, `policies`, `pets`. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/i, "y"],
  [/(?<=[tnpr]us|ias|vas|ss|x|sh|[^ae]ch)es$/i, ""],
  [/(?<![suia'])s$/i, ""],
];

/** A word in the singular, in its letter case, as far as its ending tells: `Policies` is `Policy`. Any other stays. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  const known = irregular.get(lower);
  if (known !== undefined) return word === lower ? known : known[0]?.toUpperCase() + known.slice(1);
  // An initialism is not a plural unless only its last letter is lower case: `SMS`, but `IDs`.
  if (uncountable.has(lower) || lower.length < 3 || (word === word.toUpperCase() && word !== lower)) return word;
  const found = endings.find(([ending]) => ending.test(word));
  return found ? word.replace(found[0], found[1]) : word;
}
