import { relative } from "node:path";
import type { CompileResult } from "@sdkwright/compiler";
import { type Corpus, type CorpusEntry, findCorpus, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { compileFolder } from "./compile.js";

export const corpus: Corpus = findCorpus();

/** Every OpenAPI definition of the corpus, in its order; none where there is no corpus. */
export const definitions: readonly CorpusEntry[] =
  corpus.kind === "found" ? corpus.entries.filter(({ kind }) => kind === "openapi") : [];

/** Takes one definition through frontend and backend, in memory; of a faulty one, what is sound. */
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
    return compileFolder(folder, { keepGoing: true });
  });
}

/** Definitions with errors, and why each is really the definition's fault. What is sound of them is emitted all the same. */
export const FAULTY: { readonly [path: string]: string } = {
  "openapi/tsoa-odd-types.json": "`security` names `jwt`; the scheme that is declared is `JWT`, and case counts.",
  "openapi/cloudflare-2023-01.yaml": "Five operations repeat the `operationId` of another.",
  "openapi/nasty/wrong-schema-names.yaml":
    "References name `user`, `repository` and `pullrequest`; the schemas are declared under names with other characters.",
  "openapi/nested-files/openapi.yaml": "Operations name the scheme `BearerAuth`, which no file declares.",
  "openapi/kubernetes-2016.json":
    "54 operations repeat the `operationId` of another: each API group has `getAPIResources`.",
  "openapi/swagger2-discriminators.json":
    "References name `#/components/schemas/...`, where OpenAPI 3 would have them; this Swagger 2.0 file has `definitions`.",
  "openapi/nasty/swagger2-circular.yaml": "There is no `info`.",
  "openapi/swagger2-multi-file/index.yaml":
    "`paths/bar.yaml` refers to `#/definitions/User`, which is a place in that file itself; there is none.",
};
