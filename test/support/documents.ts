import type { Files } from "@sdkwright/testkit";

/** The code blocks of a document of an SDK that are in a language, by the word behind the fence. */
export function blocksOf(files: Files, path: string, fence: string): string[] {
  const blocks = (files.get(path) ?? "").matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, word, code = ""]) => (word === fence ? [code] : []));
}
