import type { SpecConfig } from "@sdkwright/config";
import { applyOverlay, applyOverrides, applyRules } from "@sdkwright/overlay";
import type { Location, Report, SourceDocument, SourceSet } from "@sdkwright/plugin-api";

export interface AmendContext {
  readonly sources: SourceSet;
  readonly report: Report;
  /** Path of the configuration file, for findings about the paths that it names. */
  readonly file: string;
}

/** A definition as overlays and overrides left it, and the documents as whoever reads it is to see them. */
export interface Amended {
  readonly document: SourceDocument;
  readonly sources: SourceSet;
  /** Overrides of a folder: its frontend applies them. */
  readonly overrides?: readonly SourceDocument[];
}

/** Where the configuration names an override: one of a list, or the only one. */
function placeOf({ at, kind }: SpecConfig, index: number, document: string): Location {
  return { document, pointer: `${at}/${kind === "proto" ? "proto/" : ""}overrides/${index}` };
}

/** Whether the configuration changes a definition. */
export function isAmended({ overlays, overrides, rules }: SpecConfig): boolean {
  return overlays !== undefined || overrides.length + rules.length > 0;
}

/**
 * Applies the overlay of a definition, then its overrides in their order, then its rules. Faults are reported, and leave the
 * document as it was.
 */
export async function amend(document: SourceDocument, spec: SpecConfig, context: AmendContext): Promise<Amended> {
  const { sources, report, file } = context;
  if (!isAmended(spec)) return { document, sources };
  if (spec.kind === "proto") {
    const overrides = spec.overrides.flatMap((path, index) => sources.read(path, placeOf(spec, index, file)) ?? []);
    return { document, sources, overrides };
  }
  let amended = document;
  if (spec.overlays !== undefined) {
    const overlay = sources.read(spec.overlays, { document: file, pointer: `${spec.at}/overlays` });
    if (overlay) amended = await applyOverlay(amended, overlay, report);
  }
  for (const [index, path] of spec.overrides.entries()) {
    const override = sources.read(path, placeOf(spec, index, file));
    if (override) amended = applyOverrides(amended, override, report);
  }
  const config = spec.rules.length > 0 ? sources.read(file) : undefined;
  if (config) amended = applyRules(amended, { rules: spec.rules, config, report });
  if (amended === document) return { document, sources };
  return { document: amended, sources: sources.amend(document, amended) };
}
