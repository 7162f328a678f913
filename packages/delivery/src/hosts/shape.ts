/**
 * What a value has to be. Gives undefined for a value that is so, and else what is wrong with it, as the end of a sentence.
 * `of` is never there: it carries the type alone.
 */
export interface Shape<T> {
  (value: unknown, place?: string): string | undefined;
  readonly of?: T;
}

/** The type of the values of a shape. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** `a list instead of an object`, at the top, or `` `user.login` is … `` below it. */
function wrong(value: unknown, wanted: string, place: string): string {
  const what = `${kindOf(value)} instead of ${wanted}`;
  return place === "" ? what : `JSON in which \`${place}\` is ${what}`;
}

function primitive<T>(type: "string" | "number" | "boolean"): Shape<T> {
  return (value, place = "") => (typeof value === type ? undefined : wrong(value, `a ${type}`, place));
}

export const text = primitive<string>("string");
export const number = primitive<number>("number");
export const flag = primitive<boolean>("boolean");

/** Any value of JSON. */
export const anything: Shape<unknown> = () => undefined;

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return (value, place = "") => {
    if (!Array.isArray(value)) return wrong(value, "a list", place);
    return firstWrong(value.map((one, index) => item(one, `${place}[${index}]`)));
  };
}

/** Whatever may be null, or not there. */
export function optional<T>(shape: Shape<T>): Shape<T | null | undefined> {
  return (value, place) => (value === undefined || value === null ? undefined : shape(value, place));
}

/** An object whose members are so; others are not looked at. */
export function object<M extends { readonly [member: string]: Shape<unknown> }>(
  members: M,
): Shape<{ readonly [K in keyof M]: Shaped<M[K]> }> {
  return (value, place = "") => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(value, "an object", place);
    const within = (member: string) => (place === "" ? member : `${place}.${member}`);
    const found = value as { readonly [member: string]: unknown };
    return firstWrong(Object.entries(members).map(([member, shape]) => shape(found[member], within(member))));
  };
}

function firstWrong(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}
