import { dirname, resolve } from "node:path";
import type { SpecConfig } from "@sdkwright/config";
import {
  checkProtos,
  fetchGit,
  type Report,
  type SourceDocument,
  type SourceSet,
  sourceCatalogue,
} from "@sdkwright/plugin-api";
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

/** Reads the definition that an entry names, from the workspace or from a git repository. */
export async function readSpec(spec: SpecConfig, context: ReadContext): Promise<SourceDocument | undefined> {
  const { sources, report, file, git } = context;
  const { source } = spec;
  const location = { document: file, pointer: `${spec.at}/${spec.kind}` };
  const read = (path: string) =>
    spec.kind === "proto" ? readProto(path, spec, { sources, report, file }) : sources.read(path, location);
  if (source.kind === "path") {
    // The references of a pulled definition must not lead out of its folder.
    if (spec.origin !== undefined) sources.confine(source.path, dirname(source.path));
    return read(source.path);
  }
  if (!git) {
    report(compilerCatalogue.create("no-git", {}, { location }));
    return undefined;
  }
  const pointer = `${location.pointer}${spec.kind === "proto" ? "/root" : ""}/git`;
  const checkout = await fetchGit(source, { ...git, report, location: { document: file, pointer } });
  if (!checkout) return undefined;
  const path = `${checkout.folder}/${source.path}`;
  sources.confine(path, checkout.folder);
  return read(path);
}

/** The root of proto files as a list of those to read: all below it, or the target alone, whose imports lead to others. */
async function readProto(
  root: string,
  { at, target, localGeneration }: SpecConfig,
  { sources, report, file }: ReadContext,
): Promise<SourceDocument | undefined> {
  const folder = sources.folder(root, ".proto", { document: file, pointer: `${at}/proto/root` });
  const files = folder ? (folder.data as readonly string[]) : [];
  if (!folder) return undefined;
  const location = { document: file, pointer: `${at}/proto/${target === undefined ? "root" : "target"}` };
  if (target === undefined ? files.length === 0 : !files.includes(target)) {
    const path = target === undefined ? `${folder.path}/**/*.proto` : `${folder.path}/${target}`;
    report(sourceCatalogue.create("file-not-found", { path }, { location }));
    return undefined;
  }
  const chosen = target === undefined ? [...files] : [target];
  if (localGeneration)
    await checkProtos(resolve(sources.root, folder.path), chosen, { report, location, folder: folder.path });
  return { ...folder, data: chosen };
}
