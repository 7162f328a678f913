/** Words of a name: `customer_one_of`, `customerOneOf` and `Customer One Of` have the same. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
}

/** A name in PascalCase. Capitals within words stay. */
export function pascalCase(name: string): string {
  return wordsOf(name)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("");
}

/** A name in camelCase, as groups have it in most languages: `APIKeys` is `apiKeys`. */
export function camelCase(name: string): string {
  const [first = "", ...rest] = wordsOf(name);
  return first.toLowerCase() + pascalCase(rest.join(" "));
}

/** Whether two names have the same letters, however they are spelled. */
export function sameName(a: string, b: string): boolean {
  const letters = (name: string) => name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  return letters(a) === letters(b);
}

/** A name in kebab-case, as packages have it. */
export function kebabCase(name: string): string {
  return wordsOf(name).join("-").toLowerCase();
}
