/**
 * The way from one file of the output to another, as import specifiers spell it: `./b.ts`, `../a/b.ts`. Both are paths
 * within the output, with `/`; the extension stays, since what becomes of it is the language's business.
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
