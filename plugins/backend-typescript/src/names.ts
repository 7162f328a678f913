import type { Api, NamingProfile, OptionValues } from "@sdkwright/plugin-api";
import { clientName } from "./brand.js";
import { FIXED_OPTIONS, RESERVED_FILES, RESERVED_KEYS, RESERVED_MEMBERS, RESERVED_TYPES } from "./reserved.js";

/** How names become TypeScript. Properties and request keys stay as the wire has them: any text can be a key. */
export function namingProfile(api: Api, options: OptionValues): NamingProfile {
  return {
    casing: {
      type: "pascal",
      client: "pascal",
      resource: "camel",
      method: "camel",
      property: "preserve",
      parameter: "preserve",
      "enum-member": "pascal",
      variant: "camel",
      option: "camel",
      environment: "pascal",
      "url-role": "camel",
      file: "preserve",
    },
    reserved: {
      type: RESERVED_TYPES,
      client: RESERVED_TYPES,
      resource: RESERVED_MEMBERS,
      method: RESERVED_MEMBERS,
      "enum-member": RESERVED_KEYS,
      environment: RESERVED_KEYS,
      file: RESERVED_FILES,
    },
    fixed: { option: FIXED_OPTIONS },
    escape: (name) => `${name}_`,
    wireProperties: true,
    smartCasing: false,
    unicode: true,
    rootClient: clientName(api, options),
  };
}
