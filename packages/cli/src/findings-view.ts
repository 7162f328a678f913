import {
  createLocator,
  type Diagnostic,
  type Location,
  type Locator,
  type SourceSet,
  type Suppressed,
  sortDiagnostics,
} from "@sdkwright/compiler";
import { documentPath } from "./paths.js";
import { UNWRITTEN_CONFIG } from "./unwritten-config.js";

/** What a command found. */
export interface Findings {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that the configuration takes out. */
  readonly suppressed?: readonly Suppressed[];
  readonly sources: SourceSet;
  /** Finds the places of cached findings, whose documents have not been read; those that were read are asked where absent. */
  readonly locate?: Locator;
  /** The API that they are about, where a workspace has several. */
  readonly apiName?: string | undefined;
}

/** Findings of one API with paths as a person sees them, in the order of their places. */
export interface View {
  readonly apiName: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  readonly locate: Locator;
}

/** Findings name documents relative to the configuration; a person in another folder needs other paths. */
export function seenFrom(cwd: string, findings: Findings): View {
  const { apiName, diagnostics, suppressed = [], sources, locate = createLocator(sources) } = findings;
  const originals = new Map<string, string>();
  const move = <L extends Location>(location: L): L => {
    const document = documentPath(location.document, sources.root, cwd);
    originals.set(document, location.document);
    return { ...location, document };
  };
  return {
    apiName,
    diagnostics: sortDiagnostics(diagnostics, locate).map((diagnostic) => moveDiagnostic(diagnostic, move)),
    suppressed: suppressed.map(({ diagnostic, reason }) => ({ diagnostic: moveDiagnostic(diagnostic, move), reason })),
    locate: (location) => locate({ ...location, document: originals.get(location.document) ?? location.document }),
  };
}

function moveDiagnostic(diagnostic: Diagnostic, move: (location: Location) => Location): Diagnostic {
  const { location, related, ...rest } = diagnostic;
  // Nobody can look into a configuration that nobody wrote.
  const isVisible = location !== undefined && location.document !== UNWRITTEN_CONFIG;
  return {
    ...rest,
    ...(isVisible && { location: move(location) }),
    ...(related && { related: related.map((other) => ({ ...other, location: move(other.location) })) }),
  };
}

/** Looks a place up in each of the views in turn. */
export function locatorOf(views: readonly View[]): Locator {
  return (location) => {
    for (const view of views) {
      const place = view.locate(location);
      if (place !== undefined) return place;
    }
    return undefined;
  };
}
