import { relative } from "node:path";
import type { CompileResult } from "@sdkwright/compiler";
import { type Corpus, type CorpusEntry, findCorpus, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { compileFolder } from "./compile.js";

export const corpus: Corpus = findCorpus();

/** Every OpenAPI 3.x definition of the corpus, in its order; none where there is no corpus. */
export const definitions: readonly CorpusEntry[] =
  corpus.kind === "found"
    ? corpus.entries.filter(({ kind, version }) => kind === "openapi" && version.startsWith("3."))
    : [];

/** Takes one definition through frontend and backend, in memory. */
export function compileDefinition({ file }: CorpusEntry): Promise<CompileResult> {
  return inTemporaryFolder((folder) => {
    const config = {
      api: { specs: [{ openapi: relative(folder, file) }] },
      "default-group": "sdk",
      groups: {
        sdk: {
          generators: [
            { name: "gen-typescript-sdk", version: "*", output: { location: "local-file-system", path: "sdk" } },
          ],
        },
      },
    };
    writeFolder(folder, new Map([["generators.yml", JSON.stringify(config)]]));
    return compileFolder(folder);
  });
}

/**
 * Definitions with errors, and why each is really the definition's fault. The rest of such a definition is lowered all
 * the same, but no SDK is written.
 */
export const FAULTY: { readonly [path: string]: string } = {
  "openapi/tsoa-odd-types.json": "`security` names `jwt`; the scheme that is declared is `JWT`, and case counts.",
  "openapi/cloudflare-2023-01.yaml": "Five operations repeat the `operationId` of another.",
  "openapi/nasty/wrong-schema-names.yaml":
    "References name `user`, `repository` and `pullrequest`; the schemas are declared under names with other characters.",
  "openapi/nested-files/openapi.yaml": "Operations name the scheme `BearerAuth`, which no file declares.",
};
