/**
 * Returns the relative path from one output file to another as an import specifier: `./b.ts`, `../a/b.ts`. Both are
 * paths within the output, with `/`. The extension is kept, because each language treats it differently.
 */
export function relativeModule(from: string, to: string): string {
  const source = from.split("/");
  const target = to.split("/");
  const limit = Math.min(source.length, target.length) - 1;
  let common = 0;
  while (common < limit && source[common] === target[common]) common++;
  const up = source.length - 1 - common;
  const steps = up === 0 ? ["."] : new Array<string>(up).fill("..");
  return [...steps, ...target.slice(common)].join("/");
}
