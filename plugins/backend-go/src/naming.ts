import type { NamingProfile, Sdk } from "@sdkwright/plugin-api";
import { companionsOf } from "./companions.js";
import { ARGUMENTS, FIELDS, FILES, KEYWORDS, MEMBERS, OPTIONS, TYPES, VARIANTS } from "./reserved.js";

/** Words that Go writes in capitals wherever they stand in a name: the list of its linters. */
const initialisms: ReadonlySet<string> = new Set(
  "ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON JWT QPS RPC SDK SLA SMTP SQL SSH SSO TCP TLS TTL UDP UI UID URI URL UTF8 UUID VM XML XMPP XSRF XSS".split(
    " ",
  ),
);

const argumentNames: ReadonlySet<string> = new Set([...KEYWORDS, ...ARGUMENTS]);

/**
 * How names become Go. All but arguments are exported, so that they start with a capital; letters beyond ASCII have none
 * in many scripts, and are spelled out.
 */
export function namingProfile(sdk: Sdk): NamingProfile {
  const profile: NamingProfile = {
    casing: {
      type: "pascal",
      client: "pascal",
      resource: "pascal",
      method: "pascal",
      property: "pascal",
      parameter: "pascal",
      argument: "camel",
      "enum-member": "pascal",
      variant: "pascal",
      option: "pascal",
      environment: "pascal",
      "url-role": "pascal",
      file: "snake",
    },
    reserved: {
      argument: argumentNames,
      property: FIELDS,
      parameter: FIELDS,
      variant: VARIANTS,
      resource: MEMBERS,
      method: MEMBERS,
      file: FILES,
    },
    fixed: { type: TYPES, client: TYPES, option: OPTIONS },
    escape: (name) => `${name}_`,
    wireProperties: false,
    smartCasing: true,
    initialisms,
    unicode: false,
    rootClient: "Client",
    rootMembers: ["WithOptions", "Request", "NewBatch", "Send"],
    packageNames: ["NewClient", "spec", "webhookSignatures"],
    companions: (names) => companionsOf(sdk, names, profile),
  };
  return profile;
}
