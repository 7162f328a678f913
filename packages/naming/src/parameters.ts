import type { Api, HttpOperation, Parameter, ParameterPlace, RpcOperation, TypeId } from "@sdkwright/ir-schema";
import { oncePerText } from "@sdkwright/ir-schema";
import { mergedBody } from "@sdkwright/sdk-model";
import { hasBodyKey } from "./body.js";
import { caseWords } from "./casing.js";
import { spell } from "./identifier.js";
import type { NamingProfile } from "./profile.js";
import type { ParameterKeyPlace } from "./table.js";

/** A parameter whose key is not the one that it asked for. */
export interface ParameterClash {
  readonly parameter: Parameter;
  readonly key: string;
}

/** Keys of one operation's request object. */
export interface RequestKeys {
  /** Key of a body that is not merged. */
  readonly body?: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly clashes: readonly ParameterClash[];
}

/** Of parameters with one name, the first place keeps it: adding a query parameter must not rename one of the path. */
const places: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

/** How {@link RequestKeys.parameters} is keyed. Header names do not differ by case. An API repeats few of them often. */
export function parameterKey(place: ParameterKeyPlace, wire: string): string {
  return KEYS[place](wire);
}

/** The name in the key of a parameter. */
export const nameInKey = (key: string): string => key.slice(key.indexOf(" ") + 1);

const KEYS: { readonly [P in ParameterKeyPlace]: (wire: string) => string } = {
  path: oncePerText((wire) => `path ${wire}`),
  query: oncePerText((wire) => `query ${wire}`),
  header: oncePerText((wire) => `header ${wire.toLowerCase()}`),
  cookie: oncePerText((wire) => `cookie ${wire}`),
  param: oncePerText((wire) => `param ${wire}`),
};

/** What naming the keys of a request needs to know. */
export interface RequestKeyOptions {
  readonly profile: NamingProfile;
  /** The method takes its path parameters as arguments of their own. */
  readonly positional: boolean;
  /** Names of an object's properties, inherited ones included, by wire name. */
  propertiesOf(type: TypeId): ReadonlyMap<string, string> | undefined;
}

function bodyKeys(api: Api, operation: HttpOperation, { propertiesOf }: RequestKeyOptions): Set<string> {
  const body = mergedBody(api, operation);
  return new Set(body ? propertiesOf(body.id)?.values() : []);
}

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function keepsWireName(place: ParameterPlace, wire: string, { wireParameters = "all" }: NamingProfile): boolean {
  return wireParameters === "identifiers" ? place !== "header" && identifier.test(wire) : wireParameters === "all";
}

function parameterName({ name: { wire, words, explicit }, in: place }: Parameter, profile: NamingProfile): string {
  if (!profile.wireProperties) return spell(words, "parameter", profile);
  // Parameters are written under their wire name whatever their key is, so that a chosen name can be honoured.
  if (explicit) return caseWords(words, "camel", profile.smartCasing);
  return keepsWireName(place, wire, profile) ? wire : spell(words, "parameter", profile);
}

/** A key of a message, or that of the body. */
function memberKey(wire: string, words: readonly string[], profile: NamingProfile): string {
  return profile.wireProperties ? wire : spell(words, "parameter", profile);
}

/** `queryId` where keys are wire names; else the place and the words, cased as parameters are. */
function placedKey(place: string, words: readonly string[], profile: NamingProfile): string {
  if (!profile.wireProperties) return spell([place, ...words], "parameter", profile);
  return place + caseWords(words, "pascal", profile.smartCasing);
}

const bodyKey = (profile: NamingProfile): string => memberKey("body", ["body"], profile);

function firstFree(key: string, taken: ReadonlySet<string>): string {
  let free = key;
  while (taken.has(free)) free += "_";
  return free;
}

/** How the parameters of one place spell their names: at first, and with the place in front where that is taken. */
interface Spelling {
  plain(parameter: Parameter): string;
  placed(place: string, words: readonly string[]): string;
}

/** Arguments are identifiers, whatever the wire name. */
function spellingOf(positional: boolean, profile: NamingProfile): Spelling {
  return positional
    ? {
        plain: ({ name }) => spell(name.words, "argument", profile),
        placed: (place, words) => spell([place, ...words], "argument", profile),
      }
    : {
        plain: (parameter) => parameterName(parameter, profile),
        placed: (place, words) => placedKey(place, words, profile),
      };
}

/** Keys for the parameters of one place, each beside those taken before. */
function assign(parameters: readonly Parameter[], taken: Set<string>, spelling: Spelling) {
  const keys = new Map<string, string>();
  const clashes: ParameterClash[] = [];
  const wanted = parameters.map((parameter) => spelling.plain(parameter));
  const counts = new Map<string, number>();
  for (const key of wanted) counts.set(key, (counts.get(key) ?? 0) + 1);
  const late: Parameter[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const key = wanted[index] as string;
    if (taken.has(key) || (counts.get(key) ?? 0) > 1) late.push(parameter);
    else keys.set(parameterKey(parameter.in, parameter.name.wire), key);
  }
  for (const key of keys.values()) taken.add(key);
  for (const parameter of late) {
    const key = firstFree(spelling.placed(parameter.in, parameter.name.words), taken);
    taken.add(key);
    keys.set(parameterKey(parameter.in, parameter.name.wire), key);
    clashes.push({ parameter, key });
  }
  return { keys, clashes };
}

/** Parameters of a call by name or by position are keys; of one message they are its properties, or the body. */
function rpcKeys(
  api: Api,
  operation: HttpOperation,
  { params, paramStructure }: RpcOperation,
  profile: NamingProfile,
): RequestKeys {
  if (paramStructure === "single") {
    const body = hasBodyKey(api, operation) ? bodyKey(profile) : undefined;
    return { ...(body !== undefined && { body }), parameters: new Map(), clashes: [] };
  }
  const taken = new Set<string>();
  const parameters = new Map<string, string>();
  for (const { name } of params) {
    const key = firstFree(memberKey(name.wire, name.words, profile), taken);
    taken.add(key);
    parameters.set(parameterKey("param", name.wire), key);
  }
  return { parameters, clashes: [] };
}

/**
 * Names the keys of an operation's request object. Properties of a merged body have theirs already and keep them; a body
 * that is not merged is `body`; then path, query, header and cookie parameters, in this order. Who finds its name taken
 * gets its place in front of it. Positional path parameters are spelled as arguments and share the scope, so that a
 * runtime may take both as one object.
 */
export function requestKeys(api: Api, operation: HttpOperation, options: RequestKeyOptions): RequestKeys {
  const { profile, positional } = options;
  if (operation.carries) return rpcKeys(api, operation, operation.carries, profile);
  const taken = bodyKeys(api, operation, options);
  const body = hasBodyKey(api, operation) ? bodyKey(profile) : undefined;
  if (body !== undefined) taken.add(body);
  const parameters = new Map<string, string>();
  const clashes: ParameterClash[] = [];
  for (const place of places) {
    const ofPlace = operation.parameters.filter((parameter) => parameter.in === place);
    if (ofPlace.length === 0) continue;
    const assigned = assign(ofPlace, taken, spellingOf(positional && place === "path", profile));
    for (const [key, name] of assigned.keys) parameters.set(key, name);
    clashes.push(...assigned.clashes);
  }
  return { ...(body !== undefined && { body }), parameters, clashes };
}
