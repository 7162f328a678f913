import type { SdkStyle } from "@sdkwright/sdk-model";
import type { AnyBackend } from "./backend.js";
import { FEATURES, type Feature } from "./features.js";
import { usualWords } from "./language.js";
import type { ProjectInfo } from "./project.js";

/** Kinds of nodes that need a handler: a new one does not compile until it is listed. */
const KINDS: { readonly [K in keyof AnyBackend["emit"]]: true } = {
  client: true,
  request: true,
  result: true,
  object: true,
  enum: true,
  union: true,
  alias: true,
  error: true,
  channel: true,
  webhooks: true,
  options: true,
  environments: true,
};

/** Words that a style may have. A word that may be absent is one of them as `undefined`. */
const STYLES: { readonly [K in keyof Required<SdkStyle>]: readonly SdkStyle[K][] } = {
  arguments: ["as-configured", "path-only-too", "path-always"],
  events: ["named", "inline"],
  constants: ["enums", undefined],
  bodies: ["extended", undefined],
};

const FUNCTIONS = ["naming", "prepare", "dialect", "plan", "assets", "program"] as const;
const OPTIONAL_FUNCTIONS = ["callers", "packages", "refusedMove", "spelling", "descriptors"] as const;

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isFunction = (value: unknown): boolean => typeof value === "function";
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isSet = (value: unknown): value is ReadonlySet<unknown> => value instanceof Set;

function* problemsOfStyle(style: unknown): Generator<string> {
  const given = fieldsOf(style);
  for (const [key, words] of Object.entries(STYLES)) {
    if ((words as readonly unknown[]).includes(given[key])) continue;
    const known = words.filter((word) => word !== undefined).map((word) => `"${word}"`);
    yield `\`style.${key}\` must be ${known.join(" or ")}`;
  }
}

function* problemsOfLacks(lacks: unknown): Generator<string> {
  if (!isSet(lacks)) {
    yield "`lacks` must be a Set";
    return;
  }
  const unknown = [...lacks].filter((feature) => !FEATURES.includes(feature as Feature));
  if (unknown.length === 0) return;
  yield `\`lacks\` has ${unknown.map((feature) => `"${feature}"`).join(", ")}; the features are ${FEATURES.join(", ")}`;
}

/** What the parts of {@link ProjectInfo} must be. */
const PROJECT: { readonly [K in keyof ProjectInfo]-?: readonly [holds: (value: unknown) => boolean, form: string] } = {
  release: [(value) => value === "upload" || value === "tag", '"upload" or "tag"'],
  install: [
    (value) => isObject(value) && areTexts(value.commands) && (value.into === "folder" || value.into === "machine"),
    '`{ commands, into }`, with a list of commands, and "folder" or "machine"',
  ],
  build: [areTexts, "a list of commands"],
  lint: [areTexts, "a list of commands"],
  test: [areTexts, "a list of commands"],
  tests: [(value) => value === undefined || isText(value), "the path of a folder"],
  tagged: [
    (value) => value === undefined || (isObject(value) && [value.comment, value.run].every(isText)),
    "`{ comment, run }`, each a text",
  ],
  runtime: [
    (value) => isObject(value) && [value.action, value.input, value.oldest, value.newest].every(isText),
    "`{ action, input, oldest, newest }`, each a text",
  ],
  runners: [(value) => value === undefined || areTexts(value), "a list of the names of runners"],
};

function* problemsOfLanguage(language: unknown): Generator<string> {
  const { key, title, fence, aliases, words, project } = fieldsOf(language);
  for (const [name, value] of Object.entries({ key, title, fence })) {
    if (!isText(value)) yield `\`language.${name}\` must be a text`;
  }
  if (!areTexts(aliases)) yield "`language.aliases` must be a list of texts";
  for (const word of Object.keys(usualWords)) {
    if (!isText(fieldsOf(words)[word])) yield `\`language.words.${word}\` must be a text`;
  }
  if (project === undefined) return;
  for (const [part, [holds, form]] of Object.entries(PROJECT)) {
    if (!holds(fieldsOf(project)[part])) yield `\`language.project.${part}\` must be ${form}`;
  }
}

function* problemsOf(backend: Fields): Generator<string> {
  if (!isText(backend.version)) yield "`version` must be a text";
  const { generators, options } = backend;
  if (!areTexts(generators) || (generators as readonly unknown[]).length === 0) {
    yield "`generators` must be a list of the names of its generators";
  }
  if (!isObject(options)) yield "`options` must be an object; `{}` if the generator has none";
  yield* problemsOfLanguage(backend.language);
  yield* problemsOfStyle(backend.style);
  yield* problemsOfLacks(backend.lacks);
  const wrong = FUNCTIONS.filter((name) => !isFunction(backend[name]));
  const odd = OPTIONAL_FUNCTIONS.filter((name) => backend[name] !== undefined && !isFunction(backend[name]));
  for (const name of [...wrong, ...odd]) yield `\`${name}\` must be a function`;
  for (const kind of Object.keys(KINDS)) {
    const handler = fieldsOf(backend.emit)[kind];
    if (isFunction(handler) || isText(fieldsOf(handler).leftOut)) continue;
    yield `\`emit.${kind}\` must be a function, or \`{ leftOut: "the reason" }\``;
  }
  for (const [name, part] of Object.entries(fieldsOf(backend.parts))) yield* problemsOfPart(name, fieldsOf(part));
}

function* problemsOfPart(name: string, { title, per, has, name: spell, emit }: Fields): Generator<string> {
  if (!isText(title)) yield `\`parts.${name}.title\` must be a text`;
  if (per !== "sdk" && per !== "client") yield `\`parts.${name}.per\` must be "sdk" or "client"`;
  if (!isFunction(emit)) yield `\`parts.${name}.emit\` must be a function`;
  for (const [key, value] of Object.entries({ has, name: spell })) {
    if (value !== undefined && !isFunction(value)) yield `\`parts.${name}.${key}\` must be a function`;
  }
}

/**
 * Throws if a backend is not one, with everything that is wrong in it. Types say the same, but plugins may be in JavaScript,
 * or may have been compiled for another release.
 */
export function checkBackend(backend: AnyBackend): void {
  const given = fieldsOf(backend);
  if (!isText(given.name)) throw new Error("A backend of the plugin is wrong: `name` must be a text.");
  const problems = [...problemsOf(given)];
  if (problems.length > 0) throw new Error(`The backend \`${given.name}\` is wrong: ${problems.join("; ")}.`);
}
