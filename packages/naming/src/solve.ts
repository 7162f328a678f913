import { spell } from "./identifier.js";
import type { NamingProfile, SymbolKind } from "./profile.js";

/** What the plugins of a run see of a request for a name, and may change the candidates of. */
export interface NameRequest {
  readonly kind: SymbolKind;
  /** Id of the declaration in which the name lives; empty for the package and the client's options. */
  readonly owner: string;
  /** The symbol within its owner: an id (with a word before it where one id has several names), a wire name, an index. */
  readonly key: string;
  /** Words of each candidate, the best first. Never empty. */
  readonly candidates: readonly (readonly string[])[];
}

/** Changes the candidates of a request; an empty answer leaves them. */
export type AdjustCandidates = (request: NameRequest) => readonly (readonly string[])[];

/** A request as the solver takes it. */
export interface Wanted extends Omit<NameRequest, "owner"> {
  /** Of rivals for one spelling the only one with the lowest rank gets it. */
  readonly rank: number;
  /** The definition's own spelling: where the first candidate comes out so, its rank is lower by one. */
  readonly exact?: string;
}

/** A settled name and how it was found. */
export interface Settled {
  readonly name: string;
  /** Spelling of the first candidate. */
  readonly first: string;
  /** Index of the candidate that it is made of; -1 where none was free and it has a number. */
  readonly candidate: number;
  /** Words of that candidate, or of the first. */
  readonly words: readonly string[];
}

export interface Scope {
  readonly profile: NamingProfile;
  readonly owner?: string;
  /** Names that nobody may get, compared as {@link Scope.compare} says. */
  readonly taken?: Iterable<string>;
  /** Kinds whose fixed names count, beside the request's own. */
  readonly fixedKinds?: readonly SymbolKind[];
  /** How names are compared: case-insensitive scopes give their lower case. */
  readonly compare?: (name: string) => string;
  readonly adjust?: AdjustCandidates | undefined;
}

interface Contender {
  readonly wanted: Wanted;
  readonly candidates: readonly (readonly string[])[];
  rank: number;
  first: string;
}

const identity = (name: string): string => name;

function byKey(a: Contender, b: Contender): number {
  return a.wanted.key < b.wanted.key ? -1 : a.wanted.key > b.wanted.key ? 1 : 0;
}

/** The only contender of the lowest rank, or none. */
function winnerOf(rivals: readonly Contender[]): Contender | undefined {
  let best: Contender | undefined;
  let tied = false;
  for (const rival of rivals) {
    if (!best || rival.rank < best.rank) {
      best = rival;
      tied = false;
    } else if (rival.rank === best.rank) tied = true;
  }
  return tied ? undefined : best;
}

/**
 * Settles the names of one scope. Everybody's first candidate is looked at first, then the second ones of those who
 * got none, and so on. A spelling that rivals of equal rank contest goes to none of them, then or later: which of two
 * things a name means must not depend on their order, nor change when a third appears. Who runs out of candidates gets
 * a number, in the order of keys. Linear in the number of candidates. The result is keyed like the requests, whose keys
 * are unique.
 */
export function solve(requests: Iterable<Wanted>, scope: Scope): Map<string, Settled> {
  const { profile, compare = identity, adjust } = scope;
  const taken = new Set<string>();
  for (const name of scope.taken ?? []) taken.add(compare(name));
  const isFixed = (name: string, kind: SymbolKind): boolean =>
    (profile.fixed[kind]?.has(name) || scope.fixedKinds?.some((other) => profile.fixed[other]?.has(name))) ?? false;

  const settled = new Map<string, Settled>();
  let pending: Contender[] = [];
  for (const wanted of requests) {
    const { kind, key } = wanted;
    const adjusted = adjust?.({ kind, key, owner: scope.owner ?? "", candidates: wanted.candidates }) ?? [];
    const candidates = adjusted.length > 0 ? adjusted : wanted.candidates;
    pending.push({ wanted, candidates, rank: wanted.rank, first: "" });
  }
  const contested = new Set<string>();
  const exhausted: Contender[] = [];
  for (let level = 0; pending.length > 0; level++) {
    const rivals = new Map<string, { readonly name: string; readonly list: Contender[] }>();
    const losers: Contender[] = [];
    for (const contender of pending) {
      const words = contender.candidates[level];
      if (!words) {
        exhausted.push(contender);
        continue;
      }
      const { kind, exact } = contender.wanted;
      const name = spell(words, kind, profile);
      if (level === 0) {
        contender.first = name;
        if (exact === name) contender.rank -= 1;
      }
      const key = compare(name);
      if (taken.has(key) || contested.has(key) || isFixed(name, kind)) losers.push(contender);
      else {
        const group = rivals.get(key);
        if (group) group.list.push(contender);
        else rivals.set(key, { name, list: [contender] });
      }
    }
    for (const [key, { list }] of rivals) {
      const winner = winnerOf(list);
      if (winner) {
        const words = winner.candidates[level] as readonly string[];
        const name = spell(words, winner.wanted.kind, profile);
        settled.set(winner.wanted.key, { name, first: winner.first, candidate: level, words });
        taken.add(key);
      } else contested.add(key);
      for (const rival of list) if (rival !== winner) losers.push(rival);
    }
    pending = losers;
  }
  number(exhausted.sort(byKey), { taken, settled, compare, isFixed });
  return settled;
}

interface Numbering {
  readonly taken: Set<string>;
  readonly settled: Map<string, Settled>;
  compare(name: string): string;
  isFixed(name: string, kind: SymbolKind): boolean;
}

/** Gives each the first free of `Name`, `Name2`, `Name3`, ... */
function number(contenders: readonly Contender[], { taken, settled, compare, isFixed }: Numbering): void {
  const next = new Map<string, number>();
  for (const { wanted, candidates, first } of contenders) {
    const base = /\p{N}$/u.test(first) ? `${first}_` : first;
    let count = next.get(compare(first)) ?? 1;
    let name = count === 1 ? first : `${base}${count}`;
    while (taken.has(compare(name)) || isFixed(name, wanted.kind)) name = `${base}${++count}`;
    next.set(compare(first), count + 1);
    taken.add(compare(name));
    settled.set(wanted.key, { name, first, candidate: -1, words: candidates[0] ?? [] });
  }
}
