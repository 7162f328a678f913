import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { caseWords, sameWord } from "@sdkwright/naming";
import { type Api, resourcePath } from "@sdkwright/plugin-api";
import { createMemorySources } from "@sdkwright/source";
import { type CorpusEntry, findCorpus } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { lowerEntry } from "./support/corpus-definitions.js";

const corpus = findCorpus();
const entries = corpus.kind === "found" ? corpus.entries : [];
const SHARES = [
  "DigitalOcean-public.v2",
  "openai",
  "asana",
  "spotify-fixed",
  "box",
  "stripe-2022-01",
  "github-rest",
  "twilio_api_v2010",
];
/** Definitions that have more than 20 operations without a tag, but for remote calls without any grouping. */
const UNTAGGED = ["stripe-2022-01", "twilio_api_v2010", "discord", "rclone", "opencode"];
const STABLE = ["openai", "asana", "spotify-fixed", "box", "twilio_api_v2010", "figma", "notion"];

/** The groups that a method is reached by, and its own words. */
interface Called {
  readonly groups: readonly (readonly string[])[];
  readonly words: readonly string[];
}

/** Every operation, by its id in the IR, with the groups and the words that it is called by. */
function namesOf(api: Api): Map<string, Called> {
  return new Map(
    Object.values(api.operations).map(({ id, resource, name }) => [
      id,
      { groups: resourcePath(api, resource).map((one) => one.name.words), words: name.words },
    ]),
  );
}

function textOf({ groups, words }: Called): string {
  return [...groups, words].map((one) => caseWords(one, "camel", true)).join(".");
}

const entryOf = (name: string): CorpusEntry | undefined =>
  entries.find(({ path }) => basename(path).replace(/\.\w+$/, "") === name && path.startsWith("openapi/"));

const lowered = new Map<string, Promise<Map<string, Called>>>();

/** The names of a definition of the corpus, which is lowered once. */
function namesBefore(name: string): Promise<Map<string, Called>> {
  const entry = entryOf(name)!;
  const known = lowered.get(name) ?? lowerEntry(entry, readFileSync(entry.file, "utf8")).then(namesOf);
  lowered.set(name, known);
  return known;
}

const namesIn = async (name: string): Promise<readonly Called[]> => [...(await namesBefore(name)).values()];

function repeats({ groups, words }: Called): boolean {
  const noun = groups.at(-1) ?? [];
  return noun.length > 0 && words.some((_, at) => noun.every((word, offset) => sameWord(words[at + offset], word)));
}

describe.skipIf(corpus.kind === "absent")("methods of the corpus", () => {
  test.each(SHARES)(
    "of %s repeat their group in one name of twenty at most, and are reached by different names",
    async (name) => {
      const names = await namesIn(name);
      expect(names.filter(repeats).length / names.length).toBeLessThanOrEqual(0.05);
      expect(new Set(names.map(textOf)).size).toBe(names.length);
    },
  );

  test.each(UNTAGGED)("of %s are grouped though they have no tags", async (name) => {
    const names = await namesIn(name);
    expect(names.filter(({ groups }) => groups.length === 0).length).toBeLessThanOrEqual(20);
  });

  test.each(STABLE)("of %s keep their names when others go", async (name) => {
    const entry = entryOf(name)!;
    const text = readFileSync(entry.file, "utf8");
    const before = await namesBefore(name);
    const after = namesOf(await lowerEntry(entry, withoutSome(entry, text)));
    const renamed = [...after].filter(([id, found]) => textOf(found) !== textOf(before.get(id)!));
    expect(renamed.map(([, found]) => textOf(found))).toEqual([]);
  });
});

/** The definition without every seventh of its operations. */
function withoutSome({ path }: CorpusEntry, text: string): string {
  const source = createMemorySources({ [path]: text }, () => {}).read(path);
  const data = structuredClone(source?.data) as unknown as { paths: { [path: string]: { [method: string]: unknown } } };
  let count = 0;
  for (const item of Object.values(data.paths)) {
    for (const method of ["get", "put", "post", "delete", "patch"])
      if (item[method] && ++count % 7 === 0) delete item[method];
  }
  return JSON.stringify(data);
}
