/** The beginning of a Markdown text as one line without marks, cut between words: for places that show plain text. */
export function plainLine(markdown: string, longest: number): string {
  const line = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/^\s*(?:#+|>|[-*+])\s+/gm, "")
    .replace(/`|\*\*/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const end = cut.lastIndexOf(" ");
  // A text without spaces, such as one in Chinese, is cut anywhere.
  return `${end > longest / 2 ? cut.slice(0, end) : cut}…`;
}
