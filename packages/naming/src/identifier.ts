import { oncePer } from "@sdkwright/ir-schema";
import { asciiOf } from "./ascii.js";
import { caseWords } from "./casing.js";
import { isDeviceName, isFileName, listed, shortened } from "./file-names.js";
import type { NamingProfile, SymbolKind } from "./profile.js";

/** Word that makes a name of one that would be empty or start with a digit. */
const prefixWords: { readonly [K in SymbolKind]: string } = {
  type: "type",
  client: "client",
  resource: "resource",
  method: "call",
  property: "field",
  parameter: "parameter",
  argument: "argument",
  "enum-member": "value",
  variant: "variant",
  option: "option",
  environment: "environment",
  "url-role": "url",
  file: "file",
};

const plainWord = /^[A-Za-z][A-Za-z0-9]*$/;
// Letters beyond the basic plane are left out: engines and compilers of different age disagree about them.
const illegal = /[^\p{ID_Continue}]|[\u{10000}-\u{10ffff}]/gu;
const identifierStart = /^\p{ID_Start}/u;

/** What a language admits of a word. A word without anything admissible is spelled as its code points. */
function legalWord(word: string, unicode: boolean): string {
  if (plainWord.test(word)) return word;
  const kept = unicode ? word.replace(illegal, "") : asciiOf(word).replace(illegal, "");
  if (kept !== "" || word === "") return kept;
  return `u${[...word].map((character) => (character.codePointAt(0) as number).toString(16)).join("u")}`;
}

function isReserved(name: string, kind: SymbolKind, profile: NamingProfile): boolean {
  const reserved = profile.reserved[kind];
  const ending = profile.reservedEndings?.[kind];
  if (ending !== undefined && name.endsWith(ending)) return true;
  if (kind !== "file")
    return (reserved?.has(listed(name, kind, profile)) ?? false) || (isFileName(kind, profile) && isDeviceName(name));
  // File systems may not tell cases apart.
  return isDeviceName(name) || (reserved?.has(name.toLowerCase()) ?? false);
}

/**
 * Spells words as a name of one kind: cased, legal in the language, not a reserved word, never empty. The name may
 * still be taken or hide a fixed name, which the solver resolves.
 */
export function spell(words: readonly string[], kind: SymbolKind, profile: NamingProfile): string {
  const known = spelled(profile)[kind];
  if (!known) return spellAnew(words, kind, profile);
  let name = known.get(words);
  if (name === undefined) {
    name = spellAnew(words, kind, profile);
    known.set(words, name);
  }
  return name;
}

type Spelled = Map<readonly string[], string>;

/** Spellings of the members that an API repeats, `id` in most of its objects: equal texts have the same list of words. */
const spelled = oncePer((_: NamingProfile): { readonly [K in SymbolKind]?: Spelled } => ({
  property: new Map(),
  parameter: new Map(),
  argument: new Map(),
  "enum-member": new Map(),
}));

function spellAnew(words: readonly string[], kind: SymbolKind, profile: NamingProfile): string {
  const legal: string[] = [];
  for (const word of words) {
    const kept = legalWord(word, profile.unicode);
    if (kept !== "") legal.push(kept);
  }
  const { casing, smartCasing, initialisms } = profile;
  let name = caseWords(legal, casing[kind], smartCasing, initialisms);
  const startsLegally = kind === "file" ? name !== "" : identifierStart.test(name);
  if (!startsLegally) name = caseWords([prefixWords[kind], ...legal], casing[kind], smartCasing, initialisms);
  if (isFileName(kind, profile)) name = shortened(name);
  for (let attempt = 0; attempt < 4 && isReserved(name, kind, profile); attempt++) {
    const escaped = profile.escape(name, kind);
    name = escaped === name ? `${name}_` : escaped;
  }
  return name;
}
