import type { AnyCatalogue, CatalogueEntry } from "./catalogue.js";

/** Markdown that shows how a finding of a code comes about, if there is any. */
export type ExampleOf = (code: string) => string | undefined;

/** `config/unknown-key` -> the anchor of its heading. */
function anchorOf(code: string): string {
  return code.replaceAll("/", "-");
}

function section(code: string, entry: CatalogueEntry<never>, example: string | undefined): string {
  return [
    `<a id="${anchorOf(code)}"></a>`,
    "",
    `## \`${code}\``,
    "",
    `**${entry.title}** (${levelText(entry)})`,
    "",
    `Cause: ${entry.cause}`,
    "",
    `Fix: ${entry.fix}`,
    ...(entry.recovery === undefined ? [] : ["", `With \`--keep-going\`, or lowered: ${entry.recovery}`]),
    ...(example === undefined ? [] : ["", example]),
  ].join("\n");
}

/** The levels of an entry: `warning`, or `warning; note if ...`. */
export function levelText({ severity, otherwise }: CatalogueEntry<never>): string {
  return otherwise ? `${severity}; ${otherwise.severity} if ${otherwise.condition}` : severity;
}

/** Catalogue and entry of each code, in the order of their names by code unit. */
function sortedEntries({ name, entries }: AnyCatalogue): [code: string, entry: CatalogueEntry<never>][] {
  const sorted = Object.entries<CatalogueEntry<never>>(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([key, entry]) => [`${name}/${key}`, entry]);
}

/** The page of one catalogue, with a section for each code. Ends with a line break. */
export function catalogueMarkdown(catalogue: AnyCatalogue, exampleOf: ExampleOf = () => undefined): string {
  const intro = "[All diagnostics](README.md), and what their levels mean.";
  const sections = sortedEntries(catalogue).map(([code, entry]) => section(code, entry, exampleOf(code)));
  return `${[`# Diagnostics: ${catalogue.name}`, intro, ...sections].join("\n\n")}\n`;
}

const INTRO = `# Diagnostics

Every finding has a code, and one of three levels:

- An **error** says that the right SDK cannot be generated. Nothing is written.
- A **warning** says that the SDK may be wrong or lack something: fix the definition, or decide that it is right.
  \`--strict\` fails for warnings.
- A **note** is for information. The SDK is right without any action.

An error that says what happens with \`--keep-going\` costs one part of an SDK only: \`--keep-going\` makes it a warning,
and the configuration can [lower it](../configuration.md#levels-of-findings) with a reason.

Each area has a page, which explains its codes and shows an example of each that a definition or a configuration can cause.`;

/** The list of all codes: catalogues in the order of their names, each a page beside this one. Ends with a line break. */
export function cataloguesMarkdown(catalogues: readonly AnyCatalogue[]): string {
  const sorted = [...catalogues].sort((a, b) => (a.name < b.name ? -1 : 1));
  const tables = sorted.map((catalogue) => {
    const rows = sortedEntries(catalogue).map(
      ([code, entry]) =>
        `| [\`${code}\`](${catalogue.name}.md#${anchorOf(code)}) | ${entry.title} | ${levelText(entry)} |`,
    );
    return [
      `## [${catalogue.name}](${catalogue.name}.md)`,
      "",
      "| code | meaning | level |",
      "|---|---|---|",
      ...rows,
    ].join("\n");
  });
  return `${[INTRO, ...tables].join("\n\n")}\n`;
}
