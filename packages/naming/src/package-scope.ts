import type {
  Api,
  ChannelDecl,
  ErrorDecl,
  Operation,
  OperationId,
  ResourceDecl,
  ResourceId,
  TypeDecl,
} from "@sdkwright/ir-schema";
import { resourcePath, typeDecls } from "@sdkwright/ir-schema";
import { bodyTypeOf, declaresResult, isCarriedError, type Sdk, STATUS_CLASSES } from "@sdkwright/sdk-model";
import { spell } from "./identifier.js";
import { standsAt } from "./phrases.js";
import type { NamingProfile } from "./profile.js";
import { verbAndNoun } from "./request-words.js";
import { isTooLong, shortForms } from "./short-words.js";
import { solve, type Wanted } from "./solve.js";
import { lossOf, sameWord, spellWords, splitWords } from "./words.js";

type Words = readonly string[];

/** Of rivals for a name of the package, the lower one gets it. */
const rank = { explicit: 10, inferred: 20, inline: 30, added: 40 } as const;
/** Adding a namespace must not rename what stands outside of it. */
const namespacePenalty = 5;
/** A name that loses symbols in code gives way to one that does not, and an error with a body to the plain one. */
const lossPenalty = 2;

/** What each kind of type is, as a word: tells a type from something else of its name. */
const typeWord = { object: "model", enum: "enum", union: "union", alias: "type" } as const;

/** A resource as its classes and request types call it. */
interface Noun {
  /** The shortest end of its path that is its own. */
  readonly short: Words;
  readonly full: Words;
}

/**
 * The noun of each resource: its own name, or as much of its path as it takes to tell it from the others. A resource
 * nearer to the root has the better right. Operations have no say, so that adding one never renames a class.
 */
function nounsOf(api: Api, profile: NamingProfile): Map<ResourceId, Noun> {
  const ends = new Map<string, Words[]>();
  const requests: Wanted[] = [];
  for (const { id } of Object.values(api.resources)) {
    const path = resourcePath(api, id).map(({ name }) => name.words);
    const candidates = path.map((_, index) => path.slice(path.length - 1 - index).flat());
    if (candidates.length === 0) candidates.push([]);
    ends.set(id, candidates);
    requests.push({ kind: "client", key: id, candidates, rank: path.length });
  }
  const settled = solve(requests, { profile: { ...profile, fixed: {}, reserved: {} } });
  return new Map(
    [...ends].map(([id, candidates]) => {
      const full = candidates.at(-1) as Words;
      return [id as ResourceId, { short: candidates[settled.get(id)?.candidate ?? -1] ?? full, full }];
    }),
  );
}

function rankOf(own: number, namespace: string | undefined): number {
  return namespace === undefined ? own : own + namespacePenalty;
}

/** A name that is shortened gives way to the same one that is whole. */
function inferredRank(own: number, words: Words): number {
  return isTooLong(words) ? own + 1 : own;
}

function withNamespace(namespace: string | undefined, words: Words): Words[] {
  return namespace === undefined ? [] : [[...splitWords(namespace), ...words]];
}

/** Whether the language hands on an error of the runtime under the name: users find it by that, so that no schema gets it. */
function isRuntimeError(words: Words, profile: NamingProfile): boolean {
  if (profile.errors === undefined || !sameWord(words.at(-1), "error")) return false;
  return profile.errors.has(spell(words, "type", profile));
}

function wantedType(decl: TypeDecl, profile: NamingProfile): Wanted {
  const { id, name, namespace } = decl;
  const last = [...name.words, typeWord[decl.kind]];
  const qualified = withNamespace(namespace, name.words);
  const spelled = [() => spellWords(name.wire, { separators: false }), () => spellWords(name.wire)];
  const own = isRuntimeError(name.words, profile) ? qualified : [name.words, ...qualified];
  if (!name.explicit) {
    const short = own === qualified ? qualified : [...shortForms(name.words), ...qualified];
    const candidates = [...short, ...shortForms(last)];
    return { kind: "type", key: id, candidates, rank: rankOf(inferredRank(rank.inline, name.words), namespace) };
  }
  const candidates = [...own, ...(own === qualified ? [] : spelled), last];
  const loss = lossOf(name.wire) === 0 ? 0 : lossPenalty;
  return { kind: "type", key: id, candidates, rank: rankOf(rank.explicit + loss, namespace), exact: name.wire };
}

function withoutLast(words: Words, last: string): Words {
  return words.length > 1 && sameWord(words.at(-1), last) ? words.slice(0, -1) : words;
}

/** What the type of an error's body says beside the phrase, without a final `error` or `response body`. */
function bodyWords(api: Api, error: ErrorDecl, phrase: Words): Words {
  if (error.type?.kind !== "ref") return [];
  const words = withoutLast(api.types[error.type.id]?.name.words ?? [], "error");
  if (words.length === 1 && sameWord(words[0], "error")) return [];
  if (!standsAt(words, 0, phrase)) return words;
  const rest = words.slice(phrase.length);
  return rest.length === 2 && standsAt(rest, 0, ["response", "body"]) ? [] : rest;
}

function isStatusClass(words: Words): boolean {
  return STATUS_CLASSES.some(
    (known) => known.length === words.length && known.every((word, index) => sameWord(word, words[index])),
  );
}

function wantedError(api: Api, error: ErrorDecl): Wanted {
  const { words, explicit } = error.name;
  const phrase = withoutLast(words, "error");
  const candidates = [
    words,
    [...phrase, ...bodyWords(api, error, phrase), "error"],
    ...withNamespace(error.namespace, words),
    [...phrase, "response", "error"],
  ];
  const own = (explicit ? rank.explicit : rank.inferred) + (error.type === null ? 0 : lossPenalty);
  const short = explicit ? candidates : candidates.flatMap(shortForms);
  // One without a body is the class of its status; any other has a class of its own below it.
  const allowed = error.type === null ? short : short.filter((name) => !isStatusClass(name));
  return { kind: "type", key: error.id, candidates: allowed, rank: rankOf(own, error.namespace) };
}

/**
 * A request is called after its method: verb, resource, the rest. Where the definition has a type of that name, often that
 * of the body which the request adds to, it is the method's parameters.
 */
function wantedRequest(operation: Operation, words: Words, noun: Noun): Wanted {
  const { requestName, namespace } = operation;
  const phrase = verbAndNoun(words, noun.short);
  const ending = (last: string): readonly Words[] => shortForms([...phrase, last]);
  const further = [(): Words => verbAndNoun(words, noun.full), (): Words => [...noun.full, ...words]];
  const longer = further.flatMap((make) => ["request", "params"].map((last) => (): Words => [...make(), last]));
  const inferred = [...ending("request"), ...ending("params"), ...longer];
  const placed = withNamespace(namespace, [...phrase, "request"]);
  const own = requestName?.explicit ? rank.explicit : inferredRank(rank.inferred, [...phrase, "request"]);
  return {
    kind: "type",
    key: `request ${operation.id}`,
    candidates: [...(requestName ? [requestName.words] : []), ...inferred, ...placed],
    rank: rankOf(own, namespace),
    ...(requestName?.explicit && { exact: requestName.wire }),
  };
}

function wantedClient(resource: ResourceDecl, noun: Noun): Wanted {
  const candidates = [
    [...noun.short, "client"],
    [...noun.full, "client"],
    [...noun.full, "resource", "client"],
  ];
  return { kind: "client", key: `client ${resource.id}`, candidates, rank: rank.inferred };
}

function suffixed(words: Words, suffix: string): Words {
  return sameWord(words.at(-1), suffix) ? words : [...words, suffix];
}

/**
 * The union of the messages that a channel's server sends is not declared in the definition, so it must not take the
 * name of a declared type.
 */
function wantedEvents(id: string, { name, namespace }: ChannelDecl): Wanted {
  const words = suffixed(name.words, "channel");
  const bases = [words, ...withNamespace(namespace, words)];
  const endings = [["event"], ["server", "event"], ["received"]];
  const candidates = endings.flatMap((ending) => bases.map((base) => [...base, ...ending]));
  return { kind: "type", key: id, candidates, rank: rankOf(rank.added, namespace) };
}

/** What settles names beside the SDK itself. */
export interface PackageContext {
  readonly methodWords: ReadonlyMap<string, Words>;
  /** Objects that hold the parameters of remote calls have the names of the calls' requests. */
  readonly parameterObjects: ReadonlyMap<string, OperationId>;
}

/**
 * Everything that wants a name in the one scope of the package's types: types, errors, request types, classes of
 * resources, webhooks, channels.
 *
 * An inline type asks for the words of its whole place (`PetOwner` for `owner` of `Pet`) and never for the last of them
 * alone: `Owner` would be lost as soon as another type had an `owner`. A request type is called after its method, so that
 * two operations of one name, told apart as methods, are told apart as request types too.
 */
export function* packageScope(
  { api, channels, methods }: Pick<Sdk, "api" | "channels" | "methods">,
  profile: NamingProfile,
  { methodWords, parameterObjects }: PackageContext,
): Generator<Wanted> {
  const nouns = nounsOf(api, profile);
  const events = new Map(
    Object.entries(channels).map(([id, plan]) => [plan.events as string, id as ChannelDecl["id"]]),
  );
  for (const decl of typeDecls(api)) {
    const channel = api.channels[events.get(decl.id) ?? "channel:"];
    if (channel) yield wantedEvents(decl.id, channel);
    else if (!parameterObjects.has(decl.id)) yield wantedType(decl, profile);
  }
  for (const error of Object.values(api.errors)) if (!isCarriedError(error.id)) yield wantedError(api, error);
  for (const operation of Object.values(api.operations)) {
    const method = methods[operation.id];
    // A request that is a declared type needs no name, but the result of its method may be called after it.
    if (method && bodyTypeOf(method.request) !== null && !declaresResult(method)) continue;
    const words = methodWords.get(operation.id) ?? operation.name.words;
    yield wantedRequest(operation, words, nouns.get(operation.resource) as Noun);
  }
  for (const resource of Object.values(api.resources)) {
    if (resource.id !== api.root) yield wantedClient(resource, nouns.get(resource.id) as Noun);
    else if (profile.rootClient === undefined) {
      yield { kind: "client", key: `client ${api.root}`, candidates: [[...api.name.words, "client"]], rank: 0 };
    }
  }
  for (const { id, name, namespace } of [...Object.values(api.webhooks), ...Object.values(api.channels)]) {
    const words = suffixed(name.words, id.startsWith("webhook:") ? "webhook" : "channel");
    yield {
      kind: "type",
      key: id,
      candidates: [words, ...withNamespace(namespace, words)],
      rank: rankOf(rank.inferred, namespace),
    };
  }
}
