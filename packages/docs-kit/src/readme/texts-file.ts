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

/** What stands before the title of a section that belongs right below the section on usage. */
const BELOW_USAGE = "usage: ";

/** Text, perhaps with a block of code below. */
function ownSection(heading: string, markdown: string): ExtraSection {
  const [text = "", code] = markdown.split(/\n\n```.*\n/);
  const isBelowUsage = heading.startsWith(BELOW_USAGE);
  return {
    title: isBelowUsage ? heading.slice(BELOW_USAGE.length) : heading,
    text,
    ...(isBelowUsage && { place: "usage" }),
    ...(code !== undefined && { code: code.replace(/\n```$/, "") }),
  };
}

/**
 * The texts of a language as a file of Markdown: a Handlebars template, compiled by `sdkwright templates`. A section is headed by
 * the name that its text has in {@link ReadmeTexts}, `errorRows` is a table, and any other heading is the title of a section
 * of the language's own: one such as `usage: Asynchronous client` goes right below the section on usage.
 */
export function readmeTexts(template: unknown, view: object): Partial<ReadmeTexts> {
  const texts: { [name: string]: string | readonly ErrorRow[] | readonly ExtraSection[] } = {};
  const sections: ExtraSection[] = [];
  for (const section of render(template, view).split(/^# /m).slice(1)) {
    const end = section.indexOf("\n");
    const heading = section.slice(0, end);
    const text = section.slice(end + 1).trim();
    if (heading === "errorRows") texts[heading] = errorRows(text);
    else if (Object.hasOwn(TEXTS, heading)) texts[heading] = text;
    else sections.push(ownSection(heading, text));
  }
  return { ...texts, sections };
}
