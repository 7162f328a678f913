import { pointerTarget } from "../definition.js";
import { isMapping } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import { wordsOf } from "../words.js";
import type { SpeakeasyState } from "./state.js";

/** Names options of credentials like the security schemes, which they are read from the environment by. */
export function nameCredentials(prefix: string | undefined, { definition, changes }: SpeakeasyState): void {
  const schemes = definition.resolve(definition.at("/components/securitySchemes"));
  for (const [id, given] of Object.entries(schemes)) {
    const scheme = definition.resolve(given);
    const name = typeof scheme["x-speakeasy-name-override"] === "string" ? scheme["x-speakeasy-name-override"] : id;
    const update = updateOf(scheme, name, prefix);
    if (update !== undefined) changes.update(pointerTarget(`/components/securitySchemes/${id}`), update);
  }
}

function updateOf(scheme: JsonObject, name: string, prefix: string | undefined): JsonObject | undefined {
  const variable = (of: string) =>
    prefix === undefined ? {} : { env: `${prefix}_${wordsOf(of).join("_")}`.toUpperCase().replace(/\W/g, "_") };
  const credential: JsonObject = { name, ...variable(name) };
  if (scheme.type === "apiKey") return { "x-gen-header": credential };
  const isBasic = scheme.type === "http" && String(scheme.scheme).toLowerCase() === "basic";
  if (isBasic) {
    if (prefix === undefined) return undefined;
    return { "x-gen-basic": { username: variable("username"), password: variable("password") } };
  }
  if (scheme.type === "http") return { "x-gen-bearer": credential };
  const flows = isMapping(scheme.flows) ? scheme.flows : {};
  // SDKs fetch tokens of this flow themselves: `x-gen-bearer` would ask for one.
  return scheme.type === "oauth2" && flows.clientCredentials === undefined ? { "x-gen-bearer": credential } : undefined;
}
