/** Members of an object whose values are checked elsewhere, such as a manifest. */
export type Members = { readonly [name: string]: unknown };

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects member by member; anything else of `over` in place of what is below. */
export function merged(below: Members, over: Members): Members {
  const members = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(over)) {
    const beneath = members.get(name);
    members.set(name, isMembers(beneath) && isMembers(value) ? merged(beneath, value) : value);
  }
  return Object.fromEntries(members);
}
