/** A page as Markdown. */
export interface Twin {
  /** From the root of the site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Largest file of texts: what programs that read them take in at once. */
const MOST_CHARACTERS = 1_000_000;

function lineOf({ path, title, description }: Twin): string {
  const shown = title.replace(/[[\]\\]/g, "\\$&").replace(/\s+/g, " ");
  return `- [${shown}](${encodeURI(path)})${description === "" ? "" : `: ${description}`}`;
}

/** All texts, in files of a size that programs can read. */
function fullTexts(twins: readonly Twin[]): string[] {
  const texts: string[] = [];
  for (const { markdown } of twins) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + markdown.length <= MOST_CHARACTERS)
      texts[texts.length - 1] = `${last}\n${markdown}`;
    else texts.push(markdown);
  }
  return texts;
}

/** `llms.txt`, which lists all pages for programs, and `llms-full.txt` with their texts: several files of a large site. `documents` are OpenAPI documents, which are listed too. */
export function textFiles(
  title: string,
  twins: readonly Twin[],
  documents: readonly { readonly path: string }[],
): { readonly path: string; readonly content: string }[] {
  const isType = ({ path }: Twin): boolean => path.includes("/types/");
  const pages = twins.filter((twin) => !isType(twin));
  const types = twins.filter(isType);
  const full = fullTexts(twins).map((content, at) => ({
    path: at === 0 ? "llms-full.txt" : `llms-full-${at + 1}.txt`,
    content,
  }));
  const list = [
    `# ${title.replace(/\s+/g, " ")}`,
    "",
    "## Pages",
    "",
    ...pages.map(lineOf),
    ...(types.length > 0 ? ["", "## Types", "", ...types.map(lineOf)] : []),
    "",
    ...(documents.length > 0 ? ["## OpenAPI", "", ...documents.map(({ path }) => `- [${path}](${path})`), ""] : []),
    "## All texts",
    "",
    ...full.map(({ path }) => `- [${path}](${path})`),
    "",
  ];
  return [{ path: "llms.txt", content: list.join("\n") }, ...full];
}
