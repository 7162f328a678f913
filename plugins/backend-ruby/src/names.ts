import type { NamingProfile, PackageInfo, Sdk } from "@sdkwright/plugin-api";
import { casings } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { moduleOf, snake } from "./package.js";
import { ARGUMENTS, CONSTANTS, ERRORS, KEYWORDS, MEMBERS, MODELS, OBJECTS, OPTIONS, TYPES } from "./reserved.js";

const together = (...lists: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => [...list]));

/** What the root client has beside the methods of the API. */
export const ROOT_MEMBERS = ["with_options", "request", "subscribe", "batch", "execute", "hold"] as const;

/** How names become Ruby. Constants begin with a capital letter of ASCII, so other letters are spelled out. */
export function namingProfile({ api }: Sdk, options: Options, _: PackageInfo): NamingProfile {
  const types = together(TYPES, ERRORS);
  const members = together(KEYWORDS, OBJECTS, MEMBERS);
  const parameters = together(KEYWORDS, ARGUMENTS);
  return {
    casing: casings("snake", {
      type: "pascal",
      client: "pascal",
      variant: "pascal",
      environment: "screaming",
      "enum-member": "screaming",
    }),
    reserved: {
      resource: members,
      method: members,
      property: together(KEYWORDS, OBJECTS, MODELS, ARGUMENTS),
      parameter: parameters,
      argument: parameters,
      option: together(KEYWORDS, OPTIONS),
      "enum-member": CONSTANTS,
      environment: CONSTANTS,
    },
    fixed: { type: types, client: types },
    errors: ERRORS,
    escape: (name) => `${name}_`,
    wireProperties: false,
    typeFiles: true,
    smartCasing: true,
    unicode: false,
    // The root client is `Client` of the SDK's module. Here it has a name that takes none from the types of the API.
    rootClient: `${moduleOf({ api, options })}Client`,
    rootMembers: ROOT_MEMBERS,
    companions: {
      sender: ({ message }) => `send_${snake(message)}`,
      webhookVerifier: () => "verify",
      webhookParser: ({ type }) => `parse_${snake(type)}`,
    },
  };
}
