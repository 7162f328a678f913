import type { ApiData } from "./data.js";
import { optionInputs, type Settings } from "./settings.js";

/** What stands in for a secret wherever a request is shown. */
export const PLACEHOLDER = "<token>";

/** Settings with placeholders for all secrets, from which requests are made that can be shown. */
export function withPlaceholders(api: ApiData, settings: Settings): Settings {
  const hidden = optionInputs(api).filter(({ secret }) => secret);
  const values = Object.fromEntries(hidden.map(({ option }) => [option, PLACEHOLDER]));
  return { ...settings, values: { ...settings.values, ...values, ...tokensAlone(api) } };
}

/** An access token replaces the request for one. */
function tokensAlone({ client }: ApiData): { readonly [option: string]: string } {
  const schemes = Object.values(client.auth.schemes);
  const tokens = schemes.flatMap((scheme) => (scheme.kind === "oauth" && scheme.token ? [scheme.token.option] : []));
  return Object.fromEntries(tokens.map((option) => [option, PLACEHOLDER]));
}
