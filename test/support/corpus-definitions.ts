import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Api } from "@sdkwright/plugin-api";
import { type CorpusEntry, lowerFiles } from "@sdkwright/testkit";
import { frontend } from "../../plugins/frontend-openapi/src/index.js";

/** An OpenAPI definition of the corpus, of the given text, with the files that stand beside it. */
export async function lowerEntry({ file, path }: CorpusEntry, text: string): Promise<Api> {
  const main = basename(path);
  const isAlone = path === `openapi/${main}`;
  const beside = isAlone ? [] : readdirSync(dirname(file), { recursive: true, encoding: "utf8" });
  const texts = beside
    .filter((one) => /\.ya?ml$/.test(one) && one !== main)
    .map((one) => [one, readFileSync(join(dirname(file), one), "utf8")]);
  return (await lowerFiles(frontend, { [main]: text, ...Object.fromEntries(texts) })).api;
}
