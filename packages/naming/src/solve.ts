import type { Name } from "@sdkwright/ir-schema";
import { fold, listed } from "./file-names.js";
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

/** Words of a candidate, or how to make them: most are never looked at. */
export type Candidate = readonly string[] | (() => readonly string[]);

/** A request as the solver takes it. */
export interface Wanted extends Omit<NameRequest, "owner" | "candidates"> {
  readonly candidates: readonly Candidate[];
  /** Of rivals for one spelling the only one with the lowest rank gets it. */
  readonly rank: number;
  /** The definition's own spelling: where the first candidate comes out so, its rank is lower by one. */
  readonly exact?: string;
}

/** What a declaration has several of: it is called by its name, unless others contest that. */
export interface Member {
  readonly key: string;
  readonly name: Name;
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
  /** Whether the first candidate is a name of the outer scope, such as one of the runtime. */
  readonly isReserved?: true;
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
  readonly candidates: readonly Candidate[];
  rank: number;
  /** Spelling of the first candidate, and of the one that was asked for last. */
  first: string;
  asked: string;
  isReserved?: true;
}

type Compare = (name: string, kind: SymbolKind) => string;

const identity = (name: string): string => name;

/** How the names of a scope are compared, each by its kind. */
function comparisonIn({ compare = identity, profile: { caseless } }: Scope): Compare {
  return caseless ? (name, kind) => (caseless.has(kind) ? fold(name) : compare(name)) : compare;
}

/** What a scope's taken names are to the names that are compared with them. */
function takenIn({ taken = [], compare = identity, profile: { caseless } }: Scope): Set<string> {
  const names = [...taken];
  return new Set(caseless ? [...names.map(compare), ...names.map(fold)] : names.map(compare));
}

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

/** What is known of a scope while it is being settled. */
interface State {
  readonly scope: Scope;
  readonly compare: Compare;
  /** Names that somebody has, and names that rivals contested, as they are compared. */
  readonly taken: Set<string>;
  readonly contested: Set<string>;
  readonly settled: Map<string, Settled>;
}

function isFixed(name: string, kind: SymbolKind, { profile, fixedKinds = [] }: Scope): boolean {
  const isIn = (one: SymbolKind): boolean => profile.fixed[one]?.has(listed(name, one, profile)) ?? false;
  return isIn(kind) || fixedKinds.some(isIn);
}

function wordsOf(candidate: Candidate | undefined): readonly string[] {
  return typeof candidate === "function" ? candidate() : (candidate ?? []);
}

function contenderOf(wanted: Wanted, { adjust, owner = "" }: Scope): Contender {
  const { kind, key, candidates, rank } = wanted;
  if (!adjust) return { wanted, candidates, rank, first: "", asked: "" };
  const all = candidates.map(wordsOf);
  const adjusted = adjust({ kind, key, owner, candidates: all });
  return { wanted, candidates: adjusted.length > 0 ? adjusted : all, rank, first: "", asked: "" };
}

/** Spells a contender's candidate of a level, and gives it as it is compared; null where it is taken or contested. */
function ask(contender: Contender, level: number, { scope, compare, taken, contested }: State): string | null {
  const { kind, exact } = contender.wanted;
  const name = spell(wordsOf(contender.candidates[level]), kind, scope.profile);
  contender.asked = name;
  if (level === 0) {
    contender.first = name;
    if (exact === name) contender.rank -= 1;
  }
  const key = compare(name, kind);
  if (level === 0 && isFixed(name, kind, scope)) contender.isReserved = true;
  return taken.has(key) || contested.has(key) || isFixed(name, kind, scope) ? null : key;
}

/** One round: everybody's candidate of one level. Gives those who got none. */
function round(contenders: readonly Contender[], level: number, state: State): Contender[] {
  const rivals = new Map<string, Contender[]>();
  const losers: Contender[] = [];
  for (const contender of contenders) {
    const key = ask(contender, level, state);
    if (key === null) {
      losers.push(contender);
      continue;
    }
    const group = rivals.get(key);
    if (group) group.push(contender);
    else rivals.set(key, [contender]);
  }
  for (const [key, group] of rivals) {
    const winner = winnerOf(group);
    (winner ? state.taken : state.contested).add(key);
    for (const contender of group) {
      if (contender !== winner) losers.push(contender);
      else {
        const { first, asked: name, candidates, wanted, isReserved } = contender;
        const words = wordsOf(candidates[level]);
        state.settled.set(wanted.key, { name, first, candidate: level, words, ...(isReserved && { isReserved }) });
      }
    }
  }
  return losers;
}

/** Gives each the first free of `Name`, `Name2`, `Name3`, ... */
function number(contenders: readonly Contender[], { scope, compare, taken, settled }: State): void {
  const next = new Map<string, number>();
  for (const { wanted, candidates, first } of contenders) {
    const base = /\p{N}$/u.test(first) ? `${first}_` : first;
    const { kind } = wanted;
    let count = next.get(compare(first, kind)) ?? 1;
    let name = count === 1 ? first : `${base}${count}`;
    while (taken.has(compare(name, kind)) || isFixed(name, kind, scope)) name = `${base}${++count}`;
    next.set(compare(first, kind), count + 1);
    taken.add(compare(name, kind));
    settled.set(wanted.key, { name, first, candidate: -1, words: wordsOf(candidates[0]) });
  }
}

/**
 * The names of members of one kind where nobody's first choice is contested, as {@link solve} would settle them; undefined
 * for any other scope. Most scopes of members are such, and no further candidates have to be made for them.
 */
export function settlePlain(
  members: readonly Member[],
  kind: SymbolKind,
  scope: Scope,
): Map<string, string> | undefined {
  const { profile, adjust } = scope;
  if (adjust) return undefined;
  const compare = comparisonIn(scope);
  const taken = takenIn(scope);
  const names = new Map<string, string>();
  for (const { key, name } of members) {
    const spelled = spell(name.words, kind, profile);
    const compared = compare(spelled, kind);
    if (taken.has(compared) || isFixed(spelled, kind, scope)) return undefined;
    taken.add(compared);
    names.set(key, spelled);
  }
  return names;
}

/**
 * Settles the names of one scope. Everybody's first candidate is looked at first, then the second ones of those who
 * got none, and so on. A spelling that rivals of equal rank contest goes to none of them, then or later: which of two
 * things a name means must not depend on their order, nor change when a third appears. Who runs out of candidates gets
 * a number, in the order of keys. Linear in the number of candidates. The result is keyed like the requests, whose keys
 * are unique.
 */
export function solve(requests: Iterable<Wanted>, scope: Scope): Map<string, Settled> {
  const compare = comparisonIn(scope);
  const state: State = { scope, compare, taken: takenIn(scope), contested: new Set(), settled: new Map() };
  let pending = Array.from(requests, (wanted) => contenderOf(wanted, scope));
  const exhausted: Contender[] = [];
  for (let level = 0; pending.length > 0; level++) {
    const asking: Contender[] = [];
    for (const contender of pending) (level < contender.candidates.length ? asking : exhausted).push(contender);
    pending = round(asking, level, state);
  }
  number(exhausted.sort(byKey), state);
  return state.settled;
}
