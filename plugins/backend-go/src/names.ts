import { type CompanionSpellings, caseWords, casings, type NamingProfile, splitWords } from "@sdkwright/plugin-api";
import { ARGUMENTS, ERRORS, FIELDS, FILES, KEYWORDS, MEMBERS, OPTIONS, TYPES, VARIANTS } from "./reserved.js";

/** Words that Go writes in capitals wherever they stand in a name: the list of its linters. */
const initialisms: ReadonlySet<string> = new Set(
  "ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON JWT QPS RPC SDK SLA SMTP SQL SSH SSO TCP TLS TTL UDP UI UID URI URL UTF8 UUID VM XML XMPP XSRF XSS".split(
    " ",
  ),
);

const argumentNames: ReadonlySet<string> = new Set([...KEYWORDS, ...ARGUMENTS]);

/** An exported name as an unexported one. */
export function unexported(name: string): string {
  return caseWords(splitWords(name), "camel", true);
}

/** Whether a value begins with the name of its enum, as `Version1` of `Version` does. */
function repeats(member: string, type: string): boolean {
  return member.startsWith(type) && /^[\p{Lu}\p{N}_]/u.test(member.slice(type.length));
}

/** What goes with declared names, in the order in which it chooses its own. */
const companions: CompanionSpellings = {
  clientMaker: ({ client }) => `new${client}`,
  errorMaker: ({ error }) => `new${error}`,
  enumConstant: ({ type, member }) => [...(repeats(member, type) ? [member] : []), type + member],
  environmentConstant: ({ environment }) => `Environment${environment}`,
  // Arguments of an operation are in a struct that is called as its variable, with an ending.
  operation: { name: ({ client, method }) => unexported(client) + method, endings: ["Params"] },
  // The request is embedded beside the arguments: the name of its type is a field too.
  requestField: ({ request }) => request,
  argumentField: ({ words }) => caseWords(words, "pascal", true, initialisms),
  tupleType: ({ items, rest }) => `Tuple${items}${rest ? "Rest" : ""}`,
  resultType: ({ action }) => `${action}Result`,
  visitor: ({ type }) => `${type}Visitor`,
  variantMaker: ({ type, words }) => `New${type}From${caseWords(words, "pascal", true, initialisms)}`,
  rawClient: ({ noun }) => `${noun}RawClient`,
  batch: ({ noun }) => `${noun}Batch`,
  batchMaker: ({ noun }) => `new${noun}Batch`,
  sender: ({ message }) => `Send${message}`,
  webhookVerifier: () => "VerifyWebhook",
  webhookParser: ({ type }) => `Parse${type}`,
};

/**
 * How names become Go. All but arguments are exported, so that they start with a capital; letters beyond ASCII have none
 * in many scripts, and are spelled out.
 */
export const namingProfile: NamingProfile = {
  casing: casings("pascal", { argument: "camel", file: "snake" }),
  reserved: {
    argument: argumentNames,
    property: FIELDS,
    parameter: FIELDS,
    variant: VARIANTS,
    resource: MEMBERS,
    method: MEMBERS,
    file: FILES,
  },
  errors: ERRORS,
  fixed: { type: TYPES, client: TYPES, option: OPTIONS },
  // A union has a method String: its variant for strings is Text.
  escape: (name, kind) => (kind === "variant" && name === "String" ? "Text" : `${name}_`),
  wireProperties: false,
  smartCasing: true,
  initialisms,
  unicode: false,
  rootClient: "Client",
  rootMembers: ["WithOptions", "Request", "NewBatch", "Send"],
  packageNames: ["NewClient", "spec", "webhookSignatures"],
  yieldingNames: ["Ptr", "Null", "Value"],
  companions,
};
