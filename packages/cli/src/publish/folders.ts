import type { Diagnostic } from "@sdkwright/compiler";
import { type Clone, changelogSection, deliveryCatalogue, withSection } from "@sdkwright/delivery";
import { type Generated, type OutputTree, readGenerated, readOutput, writeTree } from "@sdkwright/output";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { VERSION } from "../version.js";
import { countsOf } from "./generate.js";
import type { Repositories } from "./open.js";
import type { Made } from "./request.js";
import { type Found, isDelivered, placeOf, type SdkTarget } from "./targets.js";

const CHANGELOG = "CHANGELOG.md";

/** The SDKs as last generated, and findings about those that are missing. */
export interface Left {
  readonly generated: ReadonlyMap<SdkTarget, Generated & { readonly packageVersion: string }>;
  readonly findings: readonly Found[];
}

/** Looks for what the last run of `generate` left of each SDK. */
export function leftOf(targets: readonly SdkTarget[], io: Io): Left {
  const generated = new Map<SdkTarget, Generated & { readonly packageVersion: string }>();
  const findings: Found[] = [];
  for (const target of targets.filter(isDelivered)) {
    const { folder, label, generator } = target;
    const found = readGenerated(folder);
    const version = found?.packageVersion;
    if (found && version !== undefined) generated.set(target, { ...found, packageVersion: version });
    else {
      const params = { label, folder: shownPath(folder, io.cwd) };
      const location = placeOf(target, `${generator.at}/name`);
      findings.push({ target, diagnostic: deliveryCatalogue.create("nothing-generated", params, { location }) });
    }
  }
  return { generated, findings };
}

/** Writes what was generated last into the clones. Reports where that fails; conflicts of edits are not failures. */
export function makeFromFolders(
  { generated }: Left,
  { clones }: Repositories,
): { readonly made: readonly Made[]; readonly findings: readonly Found[] } {
  const made: Made[] = [];
  const findings: Found[] = [];
  for (const [target, found] of generated) {
    const clone = clones.get(target);
    const version = found.packageVersion;
    const changelog = readOutput(target.folder, CHANGELOG);
    const notes = changelog === undefined ? undefined : changelogSection(changelog, version);
    const isRelease = notes !== undefined || target.generator.githost?.mode === "release";
    const told = { isRelease, notes, warnings: [] };
    if (!clone) {
      const files = { created: 0, updated: 0, deleted: 0 };
      made.push({ target, folder: target.folder, version, story: { ...told, files } });
      continue;
    }
    const { summary, diagnostics } = writeInto(clone, target, { ...found, changelog });
    findings.push(...diagnostics.map((diagnostic) => ({ target, diagnostic })));
    made.push({ target, folder: clone.folder, version, story: { ...told, files: countsOf(summary) } });
  }
  return { made, findings };
}

interface Written {
  readonly tree: OutputTree;
  readonly packageVersion: string;
  readonly apiName?: string | undefined;
  readonly release?: string | undefined;
  readonly changelog: string | undefined;
}

function writeInto(
  clone: Clone,
  { config }: SdkTarget,
  { tree, packageVersion, apiName, release, changelog }: Written,
) {
  const diagnostics: Diagnostic[] = [];
  if (changelog !== undefined) {
    const before = readOutput(clone.folder, CHANGELOG);
    const content = before === undefined ? changelog : withSection(before, packageVersion, changelog);
    tree.add(CHANGELOG, { content, kind: "appended" });
  }
  const summary = writeTree(tree, clone.folder, {
    report: (diagnostic) => diagnostics.push(diagnostic),
    version: VERSION,
    packageVersion,
    apiName,
    label: clone.destination.shown,
    ...(release !== undefined && { release }),
    ...(config.replay !== undefined && { replay: config.replay }),
  });
  return { summary, diagnostics };
}
