import type { CallPlan, SchemeId, Sdk } from "@sdkwright/plugin-api";

/** Schemes that are applied together. */
export type Alternative = readonly SchemeId[];

/**
 * The alternatives of which a client applies the first that it has all credentials for, as SDKs choose it. None: the call
 * goes without credentials.
 */
export function alternativesOf({ auth }: Pick<Sdk, "auth">, { security }: Pick<CallPlan, "security">): Alternative[] {
  if (security !== "default") return [...security];
  switch (auth.mode) {
    case "none":
      return [];
    case "endpoint":
      return [...(auth.fallback ?? [])];
    case "any":
      // A call of this mode goes without credentials where none of its schemes has them.
      return auth.always && auth.always.length > 0 ? [...auth.always.map((id) => [id]), []] : [];
    case "single":
    case "all":
      return auth.always && auth.always.length > 0 ? [auth.always] : [];
    default:
      return auth.mode satisfies never;
  }
}
