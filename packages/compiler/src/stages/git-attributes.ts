import type { OutputTree } from "@sdkwright/plugin-api";

/** Path of the file within an output folder. */
export const ATTRIBUTES_FILE = ".gitattributes";

/** Files of an SDK that people read in a review, beside what generates it. */
const READ = /^(?:(?:README|CHANGELOG|reference|AGENTS|SKILL)\.md|llms\.txt)$/;

/**
 * What git is to do with the files of an SDK: keep their line ends on every system, fold them in reviews, and keep the
 * entries of both branches in a changelog. Patterns and no paths, so that the file stays right when the API changes.
 */
export function gitAttributes(tree: OutputTree): string {
  const generated = tree.entries().filter(([path, { kind }]) => kind !== "once" && !READ.test(path));
  const patterns = new Set(generated.map(([path]) => patternOf(path)));
  return [
    "* text=auto eol=lf",
    ...[...patterns].sort().map((pattern) => `${pattern} linguist-generated`),
    "/CHANGELOG.md merge=union",
    "",
  ].join("\n");
}

/** The folder of a file, or files of its kind beside it. Spaces would end a pattern. */
function patternOf(path: string): string {
  const [first = "", ...rest] = path.split("/");
  const plain = first.replaceAll(" ", "[[:space:]]");
  if (rest.length > 0) return `/${plain}/**`;
  const dot = plain.lastIndexOf(".");
  return dot > 0 ? `/*${plain.slice(dot)}` : `/${plain}`;
}
