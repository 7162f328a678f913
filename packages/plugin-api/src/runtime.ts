import type { ScaffoldFile } from "./backend.js";

/** One file of a runtime, as the build of a backend's assets describes it. */
export interface RuntimeFile {
  readonly path: string;
  readonly content: string;
  /** Helpers without which an SDK does not need the file; none means that every SDK has it. */
  readonly features: readonly string[];
}

/** The files of a runtime that an SDK needs: those of every SDK, and those of the helpers that it has. */
export function runtimeFor<File extends RuntimeFile>(files: readonly File[], helpers: ReadonlySet<string>): File[] {
  return files.filter(({ features }) => features.length === 0 || features.some((feature) => helpers.has(feature)));
}

/** Files of a runtime as they are written, with what is the SDK's own in place of the token that stands for it. */
export function runtimeAssets(files: readonly RuntimeFile[], token: string, value: string): ScaffoldFile[] {
  return files.map(({ path, content }) => ({ path, content: content.replaceAll(token, value), kind: "runtime" }));
}
