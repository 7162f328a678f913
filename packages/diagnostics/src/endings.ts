import type { Diagnostic, Endings } from "./diagnostic.js";
import { listed } from "./listed.js";

/** The ends of a message in all languages: `` `list2` in Go and Java; `list_2` in Python ``. */
export function endingText(endings: Endings): string {
  const byText = new Map<string, string[]>();
  for (const [language, text] of Object.entries(endings)) byText.set(text, [...(byText.get(text) ?? []), language]);
  return [...byText].map(([text, languages]) => `${text} in ${listed(languages)}`).join("; ");
}

/** The message without its end. */
function headOf(message: string, endings: Endings): string {
  return message.slice(0, message.length - `${endingText(endings)}.`.length);
}

/** What findings that are to be told as one have in common. */
export function commonKey({ code, location, message, endings }: Diagnostic): string {
  return JSON.stringify([code, location ?? null, endings ? headOf(message, endings) : message]);
}

/** Two findings of one cause as one. The first has the say on everything but the ends of their messages. */
export function merged(one: Diagnostic, other: Diagnostic): Diagnostic {
  if (!one.endings || !other.endings) return one;
  const endings = sorted({ ...other.endings, ...one.endings });
  return { ...one, endings, message: `${headOf(one.message, one.endings)}${endingText(endings)}.` };
}

/** In the order of titles: findings of languages arrive in any order. */
function sorted(endings: Endings): Endings {
  return Object.fromEntries(Object.entries(endings).sort(([a], [b]) => (a < b ? -1 : 1)));
}
