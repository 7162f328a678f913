import { render } from "../templates.js";
import type { ErrorRow, ExtraSection, ReadmeTexts } from "./texts.js";

/** Texts of one paragraph or several, as opposed to tables and sections of a language's own. */
const TEXTS: { readonly [name in Exclude<keyof ReadmeTexts, "errorRows" | "sections">]: true } = {
  tagline: true,
  requirements: true,
  installation: true,
  usage: true,
  credentials: true,
  errors: true,
  pages: true,
  streaming: true,
  upload: true,
  download: true,
  webhooks: true,
  jsonRpc: true,
  batch: true,
  connect: true,
  channels: true,
  retryUnsafe: true,
  timeout: true,
  responseSize: true,
  cancellation: true,
  raw: true,
  unknown: true,
  undeclared: true,
  httpClientTitle: true,
  httpClient: true,
  proxies: true,
  testing: true,
  middleware: true,
  logging: true,
  standalone: true,
};

/** The rows of a table of two columns, below its heading. */
function errorRows(table: string): ErrorRow[] {
  const [, , ...rows] = table.split("\n");
  return rows.map((row) => {
    const [name = "", when = ""] = row.slice(2, -2).split(" | ");
    return { name, when };
  });
}

/** Heading of a section of a language's own, and whether it belongs right below the section on usage. */
const OWN_SECTION = /^(section|usage): (.+)$/;

/** Text, a block of code below it, and whatever is below that. */
const WITH_CODE = /^([\s\S]*?)\n\n```.*\n([\s\S]*?)\n```(?:\n+([\s\S]+))?$/;

/** Text, perhaps with a block of code below, and more. */
function ownSection(heading: string, markdown: string): ExtraSection {
  const [, place, title] = OWN_SECTION.exec(heading) ?? [];
  if (title === undefined) throw unknownHeading(heading);
  const [, text = markdown, code, rest] = WITH_CODE.exec(markdown) ?? [];
  return {
    title,
    text,
    ...(place === "usage" && { place: "usage" }),
    ...(code !== undefined && { code }),
    ...(rest !== undefined && { rest }),
  };
}

function unknownHeading(heading: string): Error {
  const known = [...Object.keys(TEXTS), "errorRows"].sort().join(", ");
  return new Error(
    `A template of README texts has the unknown heading \`${heading}\`. Texts are called ${known}; a section of your own is headed \`section: ${heading}\``,
  );
}

/**
 * The sections of Markdown. The first heading decides the level of all headings, whichever that is; what looks like one in a
 * block of code is a comment there.
 */
function sectionsOf(markdown: string): { readonly heading: string; readonly text: string }[] {
  const [, marks] = /^(#+ )/m.exec(markdown) ?? [];
  if (marks === undefined) throw new Error("A template of README texts has no heading");
  const sections: { heading: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && line.startsWith(marks)) sections.push({ heading: line.slice(marks.length), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join("\n").trim() }));
}

/**
 * The texts of a language as a file of Markdown: a Handlebars template, compiled by `sdkwright templates`. A section is headed by
 * the name that its text has in {@link ReadmeTexts}, and `errorRows` is a table. `section: Runtime support` heads a section of the
 * language's own, and `usage: Asynchronous client` one that goes right below the section on usage. Any other heading throws.
 */
export function readmeTexts(template: unknown, view: object): Partial<ReadmeTexts> {
  const texts: { [name: string]: string | readonly ErrorRow[] | readonly ExtraSection[] } = {};
  const sections: ExtraSection[] = [];
  for (const { heading, text } of sectionsOf(render(template, view))) {
    if (heading === "errorRows") texts[heading] = errorRows(text);
    else if (Object.hasOwn(TEXTS, heading)) texts[heading] = text;
    else sections.push(ownSection(heading, text));
  }
  return { ...texts, sections };
}
