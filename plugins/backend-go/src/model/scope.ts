/** Gives each declaration of a package a name that no other has: `_` is appended to one that is taken. */
export interface PackageScope {
  /** True where nobody has the name. */
  isFree(name: string): boolean;
  take(name: string): string;
}

/** A scope in which names are taken already. */
export function createScope(names: Iterable<string>): PackageScope {
  const taken = new Set(names);
  return {
    isFree: (name) => !taken.has(name),
    take(wanted) {
      let name = wanted;
      while (taken.has(name)) name += "_";
      taken.add(name);
      return name;
    },
  };
}
