import { readdirSync } from "node:fs";
import { type Files, ROOT } from "@sdkwright/testkit";
import type { Emitted, LanguageSuite } from "../languages/suite.js";
import { compileFolder, filesOf } from "./compile.js";

export const SPECS: string = `${ROOT}test/specs`;

/** Every feature that has a definition of its own. */
export const FEATURES: readonly string[] = readdirSync(SPECS).sort();

/** The SDK of a feature in a language. */
export async function emitFeature({ generator }: LanguageSuite, feature: string): Promise<Files> {
  return filesOf(await compileFolder(`${SPECS}/${feature}`, { generator }));
}

/** The SDKs of features in a language. */
export async function emitFeatures(row: LanguageSuite, features: readonly string[] = FEATURES): Promise<Emitted> {
  const sdks = new Map<string, Files>();
  for (const feature of features) sdks.set(feature, await emitFeature(row, feature));
  return sdks;
}
