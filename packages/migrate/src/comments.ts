import type { Foreign } from "./foreign.js";

const COMMENT_LINE = /^(\s*)#\s?(.*)$/;
/** A comment behind a value: texts in quotes may contain a `#`. */
const TRAILING = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'#]|(?<!\s)#|(?<=\w)')*\s#\s?(.*)$/;
/** Instructions to editors, which are not about what follows. */
const FOR_EDITORS = /^yaml-language-server:/;

/**
 * The comment of a key of a YAML document: the lines right above it that are indented no more than it, and a comment on its
 * own line. Texts that go over several lines are indented more than the key after them.
 */
export function commentOf({ document, pointer }: Foreign): readonly string[] {
  if (document.format !== "yaml") return [];
  const { line, column } = document.position(pointer, "key");
  const above: string[] = [];
  for (let at = line - 1; at > 0; at--) {
    const [, indent, text] = COMMENT_LINE.exec(document.lineText(at)) ?? [];
    if (indent === undefined || text === undefined || indent.length >= column) break;
    above.unshift(text.trimEnd());
  }
  const behind = TRAILING.exec(document.lineText(line))?.[1];
  const lines = behind === undefined ? above : [...above, behind.trimEnd()];
  return lines.some((text) => text !== "") ? lines.filter((text) => !FOR_EDITORS.test(text)) : [];
}
