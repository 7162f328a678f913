/** Text that has no meaning in Markdown, and that no host makes a mention, a reference or a command of. */
function plain(text: string): string {
  return (
    text
      // An invisible space takes `@name`, `#12` and plain URLs their meaning, which entities would keep.
      .replace(/[@#!~%$](?=[\w-])|:(?=\/\/)|\bwww(?=\.)/gi, "$&\u200b")
      .replace(/[&<>[\]*_~\\|]/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}

/** Longer texts are cut: names of a definition can have any length. */
const MOST_IN_LINE = 500;

function shortened(text: string): string {
  if (text.length <= MOST_IN_LINE) return text;
  // A character beyond the basic plane is not cut in half.
  return `${text.slice(0, MOST_IN_LINE).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/**
 * One line of Markdown that shows a text of which any part can come from a definition. Backticks mark code, and an odd one is
 * text: whatever a definition says stays within code, or is escaped.
 */
export function inlineMarkdown(text: string): string {
  const parts = shortened(text.replaceAll(/\s+/g, " ").trim()).split("`");
  const isOdd = parts.length % 2 === 0;
  return parts
    .map((part, index) => {
      const isCode = index % 2 === 1 && !(isOdd && index === parts.length - 1);
      if (isCode) return part.trim() === "" ? "" : codeSpan(part);
      return plain(part);
    })
    .join("");
}

/** A text within HTML, where Markdown has no meaning. */
export function inlineHtml(text: string): string {
  return plain(shortened(text.replaceAll(/\s+/g, " ").trim())).replaceAll("`", "&#96;");
}

/** Code in a line of Markdown. */
export function codeSpan(text: string): string {
  const line = shortened(text.replaceAll(/\s+/g, " ")).replaceAll("|", "\\|");
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}

/** A list stays shorter than this, so that several fit into a comment. */
const MOST_IN_LIST = 15_000;

/** A list of which at most so many items are shown, and fewer if they are long. */
export function listMarkdown(items: readonly string[], most: number): string {
  let length = 0;
  const shown = items.slice(0, most).filter((item) => {
    length += item.length;
    return length <= MOST_IN_LIST;
  });
  const more = items.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].map((item) => `- ${item}`).join("\n");
}

/** Markdown that a reader unfolds, below a line of text. */
export function folded(summary: string, body: string): string {
  return `<details><summary>${inlineHtml(summary)}</summary>\n\n${body}\n\n</details>`;
}

/** A part of a text. Of several that do not fit together, those with the lowest rank stay. */
export interface Section {
  readonly rank: number;
  readonly text: string;
}

/** Sections in their order, as many as fit. The rest is named. */
export function fitted(sections: readonly Section[], limit: number, rest: string): string {
  const kept = new Set<Section>();
  let length = rest.length + 2;
  for (const section of [...sections].sort((a, b) => a.rank - b.rank)) {
    if (length + section.text.length + 2 > limit) continue;
    kept.add(section);
    length += section.text.length + 2;
  }
  const shown = sections.filter((section) => kept.has(section)).map(({ text }) => text);
  return [...shown, ...(kept.size < sections.length ? [rest] : [])].join("\n\n");
}
