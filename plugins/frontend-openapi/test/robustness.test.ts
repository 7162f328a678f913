import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  checkInvariants,
  createCollector,
  createMemorySources,
  createOriginTable,
  type Json,
  type SourceDocument,
} from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { frontend } from "../src/index.js";

const SPECS = fileURLToPath(new URL("../../../test/specs/", import.meta.url));
const RUNS = 1500;

type Holder = Json[] | { [key: string]: Json };

/** The definitions of the feature specifications, as text by folder. */
function definitions(): readonly (readonly [name: string, text: string])[] {
  return readdirSync(SPECS).flatMap((name) => {
    const file = readdirSync(`${SPECS}${name}`).find((entry) => /^openapi\.(ya?ml|json)$/.test(entry));
    return file ? [[name, readFileSync(`${SPECS}${name}/${file}`, "utf8")] as const] : [];
  });
}

/** Numbers below 1 that are the same in every run (Lehmer's generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function holdersOf(root: Json): { readonly holders: readonly Holder[]; readonly refs: readonly string[] } {
  const holders: Holder[] = [];
  const refs: string[] = ["#", "#/paths", "#/nowhere"];
  const pending: Json[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== "object" || value === null) continue;
    holders.push(value);
    if (!Array.isArray(value) && typeof value.$ref === "string") refs.push(value.$ref);
    pending.push(...Object.values(value));
  }
  return { holders, refs };
}

const ODD: readonly Json[] = [null, true, false, 0, "x", "", [], {}, [null], [{}], "object", ["null"], { $ref: "#" }];
const KEYWORDS = ["allOf", "oneOf", "anyOf", "items", "properties", "discriminator", "enum", "prefixItems", "not"];

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Deletes parts, swaps them for others or for values of a wrong type, and ties references into knots. */
function damage(root: Json, random: () => number): void {
  const { holders, refs } = holdersOf(root);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const copy = (value: Json): Json => structuredClone(value);
  for (let count = 1 + Math.floor(random() * 10); count > 0; count--) {
    const holder = pick(holders) as { [key: string]: Json };
    const key = pick(Object.keys(holder));
    if (key === undefined) continue;
    const choice = random();
    if (choice < 0.25) remove(holder, key);
    else if (choice < 0.5) holder[key] = copy(pick(ODD));
    else if (choice < 0.65) holder[key] = { $ref: pick(refs) };
    else if (choice < 0.8 && !Array.isArray(holder)) holder.$ref = pick(refs);
    else if (choice < 0.9 || Array.isArray(holder)) holder[key] = copy(pick(holders));
    else holder[pick(KEYWORDS)] = random() < 0.5 ? [{ $ref: pick(refs) }, copy(pick(holders))] : copy(pick(holders));
  }
}

test("no damage to a definition makes lowering throw, or gives an IR that is not sound", async () => {
  const random = createRandom(20_251_121);
  const documents = definitions().map(([name, text]) => {
    const sources = createMemorySources({ "openapi.yml": text });
    return { name, sources, document: sources.read("openapi.yml") as SourceDocument };
  });
  expect(documents.length).toBeGreaterThan(10);
  for (let run = 0; run < RUNS; run++) {
    const { name, sources, document } = documents[run % documents.length]!;
    const data = structuredClone(document.data);
    damage(data, random);
    const { report } = createCollector();
    const api = await frontend.lower(
      { ...document, data },
      { sources, report, origins: createOriginTable(), settings: {}, idPrefix: "", configuredSchemes: new Set() },
    );
    expect([name, run, checkInvariants(api)]).toEqual([name, run, []]);
  }
}, 60_000);
