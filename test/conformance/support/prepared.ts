import { join } from "node:path";
import {
  hashOf,
  hashOfFiles,
  hashOfModules,
  hashOfPath,
  hashOfProduct,
  ROOT,
  readFolder,
  type Verdicts,
} from "@sdkwright/testkit";
import { emitAll, VARIANTS } from "./emission.js";
import type { Language } from "./language.js";

const SUITE = `${ROOT}packages/conformance`;

/** The SDKs of a language, emitted and built when something asks for them first. */
export interface Prepared {
  readonly folder: string;
  /** Hash of the SDKs of some variants: what a verdict about them depends on. Emits them, unless nothing they come from has changed. */
  hashOfVariants(variants: Iterable<string>): Promise<string>;
  /** Builds all SDKs with the language's toolchain. */
  build(): Promise<void>;
}

/** Prepares the SDKs of a language in an empty folder. */
export function prepare(language: Language, folder: string, verdicts: Verdicts): Prepared {
  let emitted: Promise<void> | undefined;
  let built: Promise<void> | undefined;
  let hashes: Promise<{ readonly [variant: string]: string }> | undefined;
  const emit = (): Promise<void> => {
    emitted ??= emitAll(language, folder);
    return emitted;
  };
  const hashAll = async () => {
    await emit();
    return Object.fromEntries(
      VARIANTS.map((variant) => [variant, hashOfFiles(readFolder(join(folder, "sdk", variant)))]),
    );
  };
  const question = {
    title: `${language.key}: SDKs of the fixture`,
    toolchain: process.version,
    source: hashOfModules(
      `${ROOT}test/conformance/support/emission.ts`,
      `${ROOT}test/languages/${language.key}/conformance/emit.ts`,
      `${ROOT}test/languages/${language.key}/conformance/index.ts`,
    ),
  };
  const hashesOfAll = () => {
    // The command line that is built is what emits; its sources are what the plugin of the driver's table is built from.
    const origin = hashOf(hashOfPath(`${ROOT}packages/cli/bundle`), hashOfProduct(), hashOfPath(`${SUITE}/fixture`));
    return verdicts.once(question, origin, hashAll);
  };
  return {
    folder,
    async hashOfVariants(variants) {
      hashes ??= hashesOfAll();
      const known = await hashes;
      return hashOf(...[...new Set(variants)].sort().flatMap((variant) => [variant, known[variant] ?? ""]));
    },
    build() {
      built ??= emit().then(() => language.build(folder, VARIANTS));
      return built;
    },
  };
}

const WITHOUT_EFFECT = /^(mutants|exceptions)\b/;

/** Hash of all that plays a scenario: server, runner, scenarios, and the driver of a language with what builds it. */
export function hashOfSuite({ key }: Language): string {
  const driver = [...readFolder(`${ROOT}test/languages/${key}/conformance`)];
  const effective = new Map(driver.filter(([path]) => !WITHOUT_EFFECT.test(path)));
  return hashOf(hashOfPath(`${SUITE}/src`), hashOfFiles(effective));
}
