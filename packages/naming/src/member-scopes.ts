import type {
  Api,
  EnumDecl,
  Name,
  ObjectDecl,
  Operation,
  ResourceDecl,
  UnionDecl,
  Variant,
} from "@sdkwright/ir-schema";
import { ACCESS_TOKEN_PART, clientCredentialsOf } from "@sdkwright/sdk-model";
import { declaredCall } from "./body.js";
import type { SymbolKind } from "./profile.js";
import type { Member, Wanted } from "./solve.js";
import { lossOf, sameWord, spellWords, splitWords } from "./words.js";

type Words = readonly string[];

/**
 * A name inside a declaration: by its words, then by its text with its symbols read aloud. A name that the definition
 * chose wins over one that only happens to come out alike, `userName` over `user_name` and both over `$userName`.
 */
function wantedMember(kind: SymbolKind, key: string, name: Name): Wanted {
  const { wire, words, explicit } = name;
  const candidates = [words, () => spellWords(wire, { separators: false }), () => spellWords(wire)];
  return { kind, key, candidates, rank: explicit ? 10 : 20 + 2 * lossOf(wire), exact: wire };
}

/** Members of one kind, which want names of one scope. */
export interface MemberScope {
  readonly kind: SymbolKind;
  readonly members: readonly Member[];
}

/** What members want where some of them contest a name. */
export function wantedMembers({ kind, members }: MemberScope): Wanted[] {
  return members.map(({ key, name }) => wantedMember(kind, key, name));
}

/** Keys are wire names. Those of `inherited` are not in it. */
export function propertyScope({ properties }: ObjectDecl, inherited: ReadonlyMap<string, unknown>): MemberScope {
  const own = inherited.size === 0 ? properties : properties.filter(({ name }) => !inherited.has(name.wire));
  return { kind: "property", members: own.map(({ name }) => ({ key: name.wire, name })) };
}

/** How a value of an enumeration is told from another of the same text: `1` and `"1"`. */
export function enumKey(value: string | number): string {
  return typeof value === "string" ? value : `#${value}`;
}

export function enumScope({ values }: EnumDecl): MemberScope {
  return { kind: "enum-member", members: values.map(({ name, value }) => ({ key: enumKey(value), name })) };
}

/** Keys are indices. `byTag`: a variant with one tag is called by it. */
export function variantScope({ discriminator, variants }: UnionDecl, byTag: boolean): MemberScope {
  const isTagged = byTag && discriminator !== null;
  const members = variants.map((variant, index) => {
    return { key: String(index), name: isTagged ? tagName(variant) : variant.name };
  });
  return { kind: "variant", members };
}

/** A name by the tag. One of several tags would give another name once the definition lists them in another order. */
function tagName({ name, tags: [tag, ...others] }: Variant): Name {
  const words = tag === undefined || others.length > 0 ? [] : splitWords(String(tag));
  return words.length === 0 ? name : { wire: String(tag), words, explicit: name.explicit };
}

/** Environments, or the roles of their URLs. Keys are indices. */
export function indexedScope(kind: "environment" | "url-role", names: readonly Name[]): Wanted[] {
  return names.map((name, index) => wantedMember(kind, String(index), name));
}

/** What has none is punctuation around a parameter: `things({key})`. */
const LETTER = /[\p{L}\p{N}]/u;

function pathWords(operation: Operation, withParameters: boolean): Words {
  const call = declaredCall(operation);
  if (call) return splitWords(call.method);
  if (operation.kind !== "http" || operation.opens !== undefined) return [];
  return operation.path.flatMap((part) => {
    if (part.kind === "text") return part.text.split("/").flatMap((one) => (LETTER.test(one) ? splitWords(one) : []));
    return withParameters ? ["by", ...splitWords(part.name)] : [];
  });
}

function withoutNoun(words: Words, noun: Words): Words {
  return words.filter((word) => !noun.some((known) => sameWord(word, known)));
}

function wantedMethod(operation: Operation, resource: ResourceDecl): Wanted {
  const { words, explicit } = operation.name;
  const isOwnRequest = operation.kind === "http" && !operation.carries && operation.opens === undefined;
  const verb = isOwnRequest ? [operation.method.toLowerCase()] : [];
  const known = [...resource.name.words, ...words];
  const candidates = [
    words,
    () => [...words, ...withoutNoun(pathWords(operation, false), known)],
    () => [...words, ...pathWords(operation, true)],
    () => [...words, ...verb, ...pathWords(operation, true)],
  ];
  return { kind: "method", key: operation.id, candidates, rank: explicit ? 10 : 20 };
}

/**
 * Operations of a resource and the resources below it: one scope. Renaming a resource would rename more calls than
 * renaming one operation, so a resource has the better right.
 */
export function resourceScope(api: Api, resource: ResourceDecl): Wanted[] {
  const children = resource.children.map((id): Wanted => {
    const words = api.resources[id]?.name.words ?? [];
    return { kind: "resource", key: id, candidates: [words, [...words, "resource"]], rank: 0 };
  });
  const methods = resource.operations.flatMap((id) => {
    const operation = api.operations[id];
    return operation ? [wantedMethod(operation, resource)] : [];
  });
  return [...children, ...methods];
}

export const credentialKey = (scheme: string, part: string): string => `credential ${scheme} ${part}`;
export const headerKey = (header: string): string => `header ${header.toLowerCase()}`;
export const variableKey = (wire: string): string => `variable ${wire}`;

function wantedOption(key: string, name: Name, fallback: Words): Wanted {
  const candidates = [name.words, fallback, () => spellWords(name.wire)];
  return { kind: "option", key, candidates, rank: name.explicit ? 10 : 20 };
}

/** Words of a scheme and a credential of it: `adminToken`, also of a scheme that is called so itself. */
function withPart(scheme: Words, part: Words): Words {
  const extra = scheme.length - part.length;
  const saysPart = extra > 0 && part.every((word, at) => scheme[extra + at]?.toLowerCase() === word.toLowerCase());
  return saysPart ? scheme : [...scheme, ...part];
}

/** The access token of a scheme that fetches tokens is there in every API that has one: it yields to all others. */
function* wantedCredentials(api: Api): Generator<Wanted> {
  for (const scheme of api.auth.schemes) {
    const words = splitWords(scheme.id);
    for (const { part, credential } of clientCredentialsOf(scheme)) {
      const { name } = credential;
      const wanted = wantedOption(credentialKey(scheme.id, part), name, withPart(words, name.words));
      if (part === ACCESS_TOKEN_PART) yield { ...wanted, rank: 30 };
      else yield credential.chosen ? { ...wanted, rank: 5 } : wanted;
    }
  }
}

/**
 * Options of the client: credentials, global headers that are parameters, client-level variables and those of URL
 * templates. A variable of several URLs is one option.
 */
export function* optionScope(api: Api): Generator<Wanted> {
  yield* wantedCredentials(api);
  const seen = new Set<string>();
  for (const { header, name, value } of api.headers) {
    const key = headerKey(header);
    if (value.kind !== "parameter" || seen.has(key)) continue;
    seen.add(key);
    yield wantedOption(key, name, [...name.words, "header"]);
  }
  const urls = api.environments.list.flatMap((environment) => environment.urls);
  for (const { name } of [...api.variables, ...urls.flatMap((url) => url.variables)]) {
    const key = variableKey(name.wire);
    if (seen.has(key)) continue;
    seen.add(key);
    yield wantedOption(key, name, [...name.words, "variable"]);
  }
}
