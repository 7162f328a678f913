import type { NamingProfile, SymbolKind } from "./profile.js";

/** Eight hexadecimal digits: FNV-1a over code units. Names that it cannot tell apart are told apart afterwards. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** How file systems that do not tell cases apart compare names. */
export function fold(stem: string): string {
  return stem.toUpperCase().toLowerCase();
}

/** Names that Windows gives to devices, with any extension, as a regular expression; they have no letter case. */
export const DEVICE_NAME = "(?:con|prn|aux|nul|com[0-9]|lpt[0-9])";

const deviceName = new RegExp(`^${DEVICE_NAME}$`);

/** Whether Windows has no file of a name, whatever its extension. */
export function isDeviceName(stem: string): boolean {
  return deviceName.test(fold(stem));
}

/** Kinds of names that compilers call files after, where they do. */
const namesFiles: ReadonlySet<SymbolKind> = new Set(["type", "client", "variant"]);

export function isFileName(kind: SymbolKind, { typeFiles = false }: NamingProfile): boolean {
  return typeFiles && namesFiles.has(kind);
}

/** How names of types and of variants are told apart. */
export function comparisonOf({ typeFiles = false, caseless }: NamingProfile): (name: string) => string {
  return typeFiles || caseless?.has("type") ? fold : (name) => name;
}

/** A name as lists of words have names of its kind. */
export function listed(name: string, kind: SymbolKind, { caseless }: NamingProfile): string {
  return caseless?.has(kind) ? fold(name) : name;
}

/** Letters of a type's name: file systems take 255, of which two names, such as a union's and a variant's, have one file. */
const nameLimit = 100;

/** A name as a file can have it: what is too long is cut and ends with a hash of the whole. */
export function shortened(name: string): string {
  return name.length > nameLimit ? name.slice(0, nameLimit - 8) + shortHash(name) : name;
}
