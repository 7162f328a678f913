import type { SpecConfig } from "@sdkwright/config";
import { fetchGit, type Report, type SourceDocument, type SourceSet } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** What definitions in git repositories need of the world outside. */
export interface GitAccess {
  /** Absolute path of a folder that outlives the run. */
  readonly cache: string;
  /** Environment of the git process: what finds the user's configuration and credentials. */
  readonly env: { readonly [name: string]: string | undefined };
}

export interface ReadContext {
  readonly sources: SourceSet;
  readonly report: Report;
  /** Path of the configuration file, for findings about what it names. */
  readonly file: string;
  /** Absent where nothing may be fetched. */
  readonly git?: GitAccess | undefined;
}

/** Stage 2: reads the definition that an entry names, from the workspace or from a git repository. */
export async function readSpec(spec: SpecConfig, context: ReadContext): Promise<SourceDocument | undefined> {
  const { sources, report, file, git } = context;
  const { source } = spec;
  const location = { document: file, pointer: `${spec.at}/${spec.kind}` };
  if (source.kind === "path") return sources.read(source.path, location);
  if (!git) {
    report(compilerCatalogue.create("no-git", {}, { location }));
    return undefined;
  }
  const checkout = await fetchGit(source, { ...git, report, location });
  return checkout && sources.read(`${checkout.folder}/${source.path}`, location);
}
