const HEADING = /^## \[([^\]]+)\]/;

/** The entry of a version in a changelog, without its heading; undefined where there is none. */
export function changelogSection(text: string, version: string): string | undefined {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === version);
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => /^## /.test(line));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join("\n")
    .trim();
}

/** A changelog with the entry that another one has for a version, above those of earlier releases. */
export function withSection(text: string, version: string, from: string): string {
  const section = changelogSection(from, version);
  if (section === undefined || changelogSection(text, version) !== undefined) return text;
  const heading = from.split(/\r?\n/).find((line) => HEADING.exec(line)?.[1] === version) ?? `## [${version}]`;
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const at = lines.findIndex((line) => /^## /.test(line) && !/unreleased/i.test(line));
  const above = (at < 0 ? lines : lines.slice(0, at)).join("\n").trimEnd();
  const below = at < 0 ? "" : `\n${lines.slice(at).join("\n")}`;
  return `${above}\n\n${heading}\n\n${section}\n${below}`;
}
