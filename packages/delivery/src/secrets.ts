import type { Placeholder } from "@sdkwright/config";
import { listed } from "@sdkwright/diagnostics";

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<NodeJS.ProcessEnv>;

/** What stands in the place of a secret in whatever is shown. */
export const MASK = "***";

/** The value of a secret. Undefined where its environment variable is absent or empty. */
export function secretValue(secret: Placeholder, env: Environment): string | undefined {
  if ("literal" in secret) return secret.literal;
  return env[secret.env] || undefined;
}

/** Variables of which one has to be set, as messages name them. */
export function oneOf(variables: readonly string[]): string {
  return listed(
    variables.map((name) => `\`${name}\``),
    "or",
  );
}

/** The spellings in which tools and servers print a secret: as it is, in a URL, and in a basic `Authorization` header. */
function spellingsOf(value: string): readonly string[] {
  const base64 = Buffer.from(value).toString("base64");
  return [value, encodeURIComponent(value), base64, base64.replace(/=+$/, "")];
}

/** Takes secrets out of a text: whatever a tool printed or a server answered goes through this before it is shown. */
export function createMask(values: Iterable<string>): (text: string) => string {
  const spellings = new Set([...values].filter((value) => value !== "").flatMap(spellingsOf));
  // The longest first: one secret may hold another.
  const ordered = [...spellings].sort((a, b) => b.length - a.length);
  return (text) => ordered.reduce((masked, spelling) => masked.replaceAll(spelling, MASK), text);
}
