/**
 * Loads a built-in plugin. This is the form for a checkout; the bundle replaces this module by one with a literal import
 * for each package, so that each becomes a chunk that is loaded when needed.
 */
export function importBuiltIn(specifier: string): Promise<unknown> {
  return import(specifier);
}
