/** Text that has no meaning in Markdown, and that no host makes a mention, a reference or a command of. */
function plain(text: string): string {
  return (
    text
      // An invisible space takes `@name` and `#12` their meaning, which entities would keep.
      .replace(/[@#!~%$](?=[\w-])/g, "$&\u200b")
      .replace(/[&<>[\]*_\\|]/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}

/**
 * One line of Markdown that shows a text of which any part can come from a definition. Backticks mark code, and an odd one is
 * text: whatever a definition says stays within code, or is escaped.
 */
export function inlineMarkdown(text: string): string {
  const parts = text.replaceAll(/\s+/g, " ").trim().split("`");
  const isOdd = parts.length % 2 === 0;
  return parts
    .map((part, index) => {
      const isCode = index % 2 === 1 && !(isOdd && index === parts.length - 1);
      if (isCode) return part.trim() === "" ? "" : codeSpan(part);
      return plain(part);
    })
    .join("");
}

/** Code in a line of Markdown. */
export function codeSpan(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}

/** A list of which at most so many items are shown. */
export function listMarkdown(items: readonly string[], most: number): string {
  const more = items.length - most;
  return [...items.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])].map((item) => `- ${item}`).join("\n");
}

/** Markdown that a reader unfolds. */
export function folded(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
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
