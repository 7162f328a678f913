import type { AnyCatalogue, CatalogueEntry } from "./catalogue.js";

/** `config/unknown-key` -> the anchor of its heading. */
function anchorOf(code: string): string {
  return code.replaceAll("/", "-");
}

function section(code: string, found: CatalogueEntry<never>): string {
  return [
    `<a id="${anchorOf(code)}"></a>`,
    "",
    `### \`${code}\``,
    "",
    `**${found.title}** (${levelText(found)})`,
    "",
    `Cause: ${found.cause}`,
    "",
    `Fix: ${found.fix}`,
    ...(found.recovery === undefined ? [] : ["", `With \`--keep-going\`, or lowered: ${found.recovery}`]),
  ].join("\n");
}

/** The levels of an entry: `warning`, or `warning; note if ...`. */
export function levelText({ severity, otherwise }: CatalogueEntry<never>): string {
  return otherwise ? `${severity}; ${otherwise.severity} if ${otherwise.condition}` : severity;
}

/** The entries of one catalogue as Markdown, in the order of their names by code unit. Ends without a line break. */
export function catalogueMarkdown(catalogue: AnyCatalogue): string {
  const names = Object.keys(catalogue.entries).sort();
  const sections = names.flatMap((name) => {
    const found = catalogue.entries[name];
    return found ? [section(`${catalogue.name}/${name}`, found)] : [];
  });
  return [`## ${catalogue.name}`, ...sections].join("\n\n");
}

/** The page of every diagnostic: catalogues in the order of their names. Ends with a line break. */
export function cataloguesMarkdown(catalogues: readonly AnyCatalogue[]): string {
  const sorted = [...catalogues].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const intro = [
    "Every finding has a code, and one of three levels:",
    "",
    "- An **error** says that the right SDK cannot be generated. Nothing is written.",
    "- A **warning** says that the SDK may be wrong or lack something: fix the definition, or decide that it is right.",
    "  `--strict` fails for warnings.",
    "- A **note** is for information. The SDK is right without any action.",
    "",
    "An error that says what happens with `--keep-going` costs one part of an SDK only: `--keep-going` makes it a warning,",
    "and the configuration can [lower it](configuration.md#levels-of-findings) with a reason.",
  ].join("\n");
  return `${["# Diagnostics", intro, ...sorted.map(catalogueMarkdown)].join("\n\n")}\n`;
}
