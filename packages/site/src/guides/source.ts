/** The text of a guide without its front matter, and the line at which it begins, from 0. */
export interface GuideText {
  readonly text: string;
  readonly firstLine: number;
}

const frontMatter = /^---[ \t]*\r?\n(?:.*\r?\n)*?---[ \t]*(?:\r?\n|$)/;

/** Statements of MDX, which load components that a site does not have. */
const statement = /^(?:import|export)\s[^\n]*\sfrom\s+["'][^\n]*$|^import\s+["'][^\n]*$/;

/** Markdown without statements of MDX outside of code. The number of lines stays the same. */
export function withoutStatements(text: string): string {
  let isCode = false;
  const lines = text.split("\n").map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return !isCode && statement.test(line) ? "" : line;
  });
  return lines.join("\n");
}

/** Separates front matter, which other products read, from the text. */
export function guideText(file: string): GuideText {
  const head = frontMatter.exec(file)?.[0] ?? "";
  return { text: file.slice(head.length).replaceAll("\r\n", "\n"), firstLine: head.split("\n").length - 1 };
}

/** Elements of other products for what a quotation with a mark says here. */
const CALLOUTS: { readonly [element: string]: string } = {
  Note: "NOTE",
  Info: "NOTE",
  Tip: "TIP",
  Check: "TIP",
  Success: "TIP",
  Warning: "WARNING",
  Callout: "NOTE",
  Error: "CAUTION",
  Danger: "CAUTION",
};

const callout = new RegExp(`^<(${Object.keys(CALLOUTS).join("|")})(?:\\s[^>]*)?>\\s*$`);

/**
 * Callouts that are written as elements, as quotations with a mark: `> [!NOTE]`. The number of lines stays the same, so that
 * findings name lines of the file.
 */
export function standardCallouts(text: string): string {
  let closing: string | undefined;
  let isCode = false;
  const lines = text.split("\n").map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && closing === undefined) {
      const element = callout.exec(line.trim())?.[1];
      if (element === undefined) return line;
      closing = `</${element}>`;
      return `> [!${CALLOUTS[element]}]`;
    }
    if (line.trim() === closing) {
      closing = undefined;
      return "";
    }
    return closing === undefined ? line : `> ${line}`;
  });
  return lines.join("\n");
}
