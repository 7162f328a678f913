import ignore from "ignore";

/** Most rules of an ignore file: it may come with a clone, and every rule is compared with every file of the SDK. */
export const MOST_RULES = 1000;
/** Most characters of an ignore file. */
const LONGEST = 128 * 1024;

/** Whether the rules of an ignore file name a path. Without a file, no path is ignored. */
export function ignoredBy(rules: string | undefined): ((path: string) => boolean) | "too-long" {
  if (rules === undefined) return () => false;
  if (rules.length > LONGEST || rules.split("\n", MOST_RULES + 1).length > MOST_RULES) return "too-long";
  const matcher = ignore({ ignorecase: false }).add(rules);
  return (file) => matcher.ignores(file);
}
