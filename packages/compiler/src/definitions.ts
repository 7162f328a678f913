import type { SpecConfig } from "@sdkwright/config";
import type { SourceDocument } from "@sdkwright/plugin-api";
import { amend, isAmended } from "./stages/amend.js";
import { type GitAccess, readSpec } from "./stages/read.js";
import type { Workspace } from "./workspace.js";

/**
 * Reads the definitions that overlays, overrides and rules change, and applies these, so that the workspace's sources lead from
 * a place of a definition to the text that says it. For whoever has a trace and does not compile: what is wrong was
 * reported by the run that left it. Definitions in git repositories are not fetched for this.
 */
export async function readChangedDefinitions({ config, sources }: Workspace): Promise<void> {
  if (!config) return;
  const context = { sources, report: () => {}, file: config.file };
  for (const spec of config.api.specs) {
    const read = isAmended(spec) ? await readSpec(spec, context) : undefined;
    if (read && read.data !== null) await amend(read, spec, context);
  }
}

/** A definition as overlays, overrides and rules leave it; undefined where it cannot be read. What is wrong is reported. */
export async function readDefinition(
  { config, diagnostics, sources }: Workspace,
  spec: SpecConfig,
  git?: GitAccess,
): Promise<SourceDocument | undefined> {
  if (!config) return undefined;
  const context = { sources, report: diagnostics.report, file: config.file, git };
  const read = await readSpec(spec, context);
  return read && (await amend(read, spec, context)).document;
}
