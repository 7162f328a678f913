import type { AuthConfig } from "@sdkwright/config";
import {
  type Auth,
  type AuthScheme,
  placeOf,
  type RelatedLocation,
  type SchemeId,
  type SecurityRequirement,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import type { SchemeContext } from "./scheme-context.js";

/** What of a request a scheme fills, as findings name it; undefined for one that fills nothing by itself. */
function placeOfScheme(scheme: AuthScheme): string | undefined {
  switch (scheme.kind) {
    case "bearer":
    case "basic":
      return "header `Authorization`";
    case "oauth":
      return `header \`${scheme.tokenHeader}\``;
    case "header":
      return `header \`${scheme.key}\``;
    case "query":
      return `query parameter \`${scheme.key}\``;
    case "cookie":
      return `cookie \`${scheme.key}\``;
    case "unsupported":
      return undefined;
    default:
      return scheme satisfies never;
  }
}

/** Names of headers are equal in any case, unlike those of parameters and cookies. */
const keyOf = (place: string): string => (place.startsWith("header ") ? place.toLowerCase() : place);

interface Clash {
  /** The schemes' positions in what names them. */
  readonly index: number;
  readonly scheme: AuthScheme;
  readonly other: AuthScheme;
  readonly place: string;
}

/** Of schemes whose credentials are sent together, those that fill what another one before them fills. */
function clashesOf(names: readonly SchemeId[], schemes: readonly AuthScheme[]): Clash[] {
  const first = new Map<string, AuthScheme>();
  return names.flatMap((name, index): Clash[] => {
    const scheme = schemes.find(({ id }) => id === name);
    const place = scheme && placeOfScheme(scheme);
    if (!scheme || place === undefined) return [];
    const other = first.get(keyOf(place));
    if (!other) first.set(keyOf(place), scheme);
    return other && other.id !== name ? [{ index, scheme, other, place }] : [];
  });
}

/** Reports schemes that `all` of the configuration sends together although one header cannot hold both. */
export function warnSamePlace(
  auth: Extract<AuthConfig, { schemes: unknown }>,
  schemes: readonly AuthScheme[],
  { file, report }: SchemeContext,
): void {
  const names = auth.schemes.map((item) => item.scheme);
  for (const { index, scheme, other, place } of clashesOf(names, schemes)) {
    const location = { document: file, pointer: auth.schemes[index]!.at };
    report(compilerCatalogue.create("same-place", { scheme: scheme.id, other: other.id, place }, { location }));
  }
}

/**
 * Reports schemes that a requirement of the definition wants together although one header cannot hold both: at the
 * scheme's declaration, once for each two, with the first call that needs them.
 */
export function warnSamePlaceOfCalls({ mode, schemes, security }: Auth, { api, report }: SchemeContext): void {
  if (mode.kind !== "endpoint") return;
  const reported = new Set<string>();
  for (const call of [...Object.values(api.operations), ...Object.values(api.channels)]) {
    for (const { scheme, other, place } of clashesOfAll(call.security ?? security ?? [], schemes)) {
      const key = JSON.stringify([scheme.id, other.id].sort());
      if (reported.has(key)) continue;
      reported.add(key);
      const related: RelatedLocation[] = [
        { location: placeOf(api.origins, other.origin), message: "the other scheme" },
        { location: placeOf(api.origins, call.origin), message: "needs both together" },
      ];
      const location = placeOf(api.origins, scheme.origin);
      const params = { scheme: scheme.id, other: other.id, place };
      report(compilerCatalogue.create("same-place", params, { location, related }));
    }
  }
}

function clashesOfAll(requirements: readonly SecurityRequirement[], schemes: readonly AuthScheme[]): Clash[] {
  return requirements.flatMap((requirement) =>
    clashesOf(
      requirement.schemes.map(({ scheme }) => scheme),
      schemes,
    ),
  );
}
