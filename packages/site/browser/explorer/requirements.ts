import type { ApiData, OperationData } from "./data.js";
import type { Settings } from "./settings.js";

/** Schemes that a call needs together. None of them: the call needs no credentials. */
export type Requirement = readonly string[];

/** What readers choose a requirement by. */
export const nameOf = (requirement: Requirement): string =>
  requirement.length === 0 ? "no credentials" : requirement.join(" and ");

/** What the API accepts for an operation, in the order in which SDKs look for credentials. */
export function requirementsOf({ client }: ApiData, { descriptor }: OperationData): readonly Requirement[] {
  const { mode, apply = [], security = [] } = client.auth;
  if (mode === "any" && descriptor.security?.length !== 0) return apply.map((scheme) => [scheme]);
  return mode === "endpoint" ? (descriptor.security ?? security) : [];
}

/** What a reader has chosen of it; undefined where SDKs choose. */
export function chosenRequirement(
  api: ApiData,
  operation: OperationData,
  { requirement }: Settings,
): Requirement | undefined {
  return requirementsOf(api, operation).find((one) => nameOf(one) === requirement);
}

/** An API and an operation whose calls use what a reader has chosen, and nothing else. */
export function withRequirement(
  api: ApiData,
  operation: OperationData,
  settings: Settings,
): { readonly client: ApiData["client"]; readonly operation: OperationData } {
  const chosen = chosenRequirement(api, operation, settings);
  if (chosen === undefined) return { client: api.client, operation };
  return {
    client: { ...api.client, auth: { ...api.client.auth, mode: "endpoint" } },
    operation: { ...operation, descriptor: { ...operation.descriptor, security: [chosen] } },
  };
}
