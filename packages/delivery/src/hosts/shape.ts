import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from "valibot";

/** What a value has to be, and the type of the values that are so. */
export type Shape<T> = GenericSchema<unknown, T>;

/** What is wrong with a value, as the end of a sentence; undefined for a value of the shape. */
export function problemOf(shape: Shape<unknown>, value: unknown): string | undefined {
  const { issues } = safeParse(shape, value, { abortEarly: true });
  return issues === undefined ? undefined : describeIssue(issues[0]);
}

function describeIssue(issue: BaseIssue<unknown>): string {
  const path = getDotPath(issue)?.replace(/(?:^|\.)(\d+)(?=\.|$)/g, "[$1]") ?? null;
  if (path !== null && issue.input === undefined) return `JSON without \`${path}\``;
  const problem = `${nameOf(issue.received)} instead of ${nameOf(issue.expected ?? "unknown")}`;
  return path === null ? problem : `JSON in which \`${path}\` is ${problem}`;
}

/** What the library calls a type, or a value for want of one, in English. */
function nameOf(type: string): string {
  if (type === "null") return "null";
  if (type === "Array") return "a list";
  if (type === "Object") return "an object";
  if (type.startsWith('"')) return "a string";
  if (type === "true" || type === "false") return "a boolean";
  return /^-?\d/.test(type) ? "a number" : `a ${type}`;
}
