import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ROOT } from "@sdkwright/testkit";
import type { LanguageSuite } from "./suite.js";

const FOLDER = `${ROOT}test/languages`;

const modules = readdirSync(FOLDER)
  .sort()
  .map((key) => ({ key, file: `${FOLDER}/${key}/index.ts` }))
  .filter(({ file }) => existsSync(file));

/** The languages of the suites: every folder beside this file that has an `index.ts`. */
export const ROWS: readonly LanguageSuite[] = await Promise.all(
  modules.map(async ({ key, file }) => {
    const { row } = (await import(pathToFileURL(file).href)) as { readonly row: LanguageSuite };
    if (row.key !== key) throw new Error(`${file} calls itself ${row.key}`);
    return row;
  }),
);
