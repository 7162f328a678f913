import { existsSync, readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import type { Emitted } from "../languages/suite.js";
import { FEATURES } from "./features.js";

/** What is recorded of each feature whatever the language: its IR, and the model of its SDKs. */
const RECORDED = ["ir.json", "sdk.json"];

/** Keys that are properties of the format; others are ids and names that a definition chose. */
const PROPERTY = /^[a-z][A-Za-z0-9]*$/;

/** Adds everything that a value consists of: the properties of each kind of node, and what kinds and flags are set to. */
function collect(value: unknown, place: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, place, found);
  else if (typeof value === "object" && value !== null) {
    const { kind } = value as { readonly kind?: unknown };
    const node = typeof kind === "string" ? kind : place;
    for (const [key, part] of Object.entries(value)) {
      const name = PROPERTY.test(key) ? key : "*";
      found.add(`${node}.${name}`);
      if (name === "kind" || typeof part === "boolean") found.add(`${node}.${name}=${part}`);
      collect(part, name === "*" ? place : name, found);
    }
  }
}

/** Everything of the IR and of the model of SDKs that a feature has. */
export function constructsOf(feature: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of RECORDED) {
    const path = `${ROOT}test/golden/${feature}/${name}`;
    if (existsSync(path)) collect(JSON.parse(readFileSync(path, "utf8")), "", found);
  }
  return found;
}

/**
 * Features that have everything between them that any of them has, few enough: each adds most of what those before it lack.
 */
export function covering(constructs: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const missing = new Set([...constructs.values()].flatMap((all) => [...all]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    let best = { feature: "", adds: 0 };
    for (const [feature, all] of constructs) {
      const adds = [...all].filter((construct) => missing.has(construct)).length;
      if (adds > best.adds) best = { feature, adds };
    }
    chosen.push(best.feature);
    for (const construct of constructs.get(best.feature) ?? []) missing.delete(construct);
  }
  return chosen;
}

/** Features whose names are what matters: names are no part of the IR's structure. */
const NAMES = ["names"];

let known: ReadonlySet<string> | undefined;

/** The features that stand for all where a check takes long. */
export function sampledFeatures(): ReadonlySet<string> {
  known ??= new Set([...NAMES, ...covering(new Map(FEATURES.map((feature) => [feature, constructsOf(feature)])))]);
  return known;
}

/** The SDKs of features in which everything of the IR appears; all SDKs with `CORPUS=all`. */
export function sampled(sdks: Emitted): Emitted {
  if (process.env.CORPUS === "all") return sdks;
  return new Map([...sdks].filter(([feature]) => sampledFeatures().has(feature)));
}
