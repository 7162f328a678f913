import type { Files } from "@sdkwright/testkit";

/** The code blocks of a document of an SDK that are in a language, by the word behind the fence. */
export function blocksOf(files: Files, path: string, fence: string): string[] {
  const blocks = (files.get(path) ?? "").matchAll(/^```([^\n`]*)\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, word, code = ""]) => (word === fence ? [code] : []));
}

/** The code blocks of all documents of an SDK that show it: of its README, and of its reference with the pages of that. */
export function sampleBlocks(files: Files, fence: string): string[] {
  const documents = [...files.keys()].filter((path) => /^(?:README|reference|reference\/[^/]+)\.md$/.test(path));
  return documents.flatMap((path) => blocksOf(files, path, fence));
}

/** Code of the skill for agents that neither README nor reference shows, so that it would not be compiled. */
export function untestedSkill(files: Files, fence: string): string[] {
  const tested = new Set(sampleBlocks(files, fence));
  return blocksOf(files, "SKILL.md", fence).filter((code) => !tested.has(code));
}

/** Documents of an SDK without samples of how it is used. */
export function lackingSamples(files: Files, fence: string): string[] {
  const least = { "README.md": 5, "reference.md": 1 };
  return Object.entries(least).flatMap(([path, count]) => (blocksOf(files, path, fence).length < count ? [path] : []));
}

/** Documents of an SDK in which text of the definition is markup. */
export function holdingMarkup(files: Files): string[] {
  return ["README.md", "reference.md", "AGENTS.md", "SKILL.md", "llms.txt"].filter((path) => {
    const outside = (files.get(path) ?? "").replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");
    return /<[a-z!/]/i.test(outside);
  });
}
