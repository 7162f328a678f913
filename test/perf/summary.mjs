const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

/** The number below which a share of a sample lies. */
export const quantile = (numbers, at) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * at))];

/** The median, and between what the median of such a sample lies in 95 of 100 cases (by the binomial distribution). */
export function summary(numbers) {
  const spread = 0.98 / Math.sqrt(numbers.length);
  const bounds = [0.5 - spread, 0.5 + spread].map((at) => quantile(numbers, at).toFixed(3));
  return `${quantile(numbers, 0.5).toFixed(3)} (${bounds.join(" to ")})`;
}
