import { type NamingProfile, type Sdk, spell, titleWords } from "@sdkwright/plugin-api";

/** Words that begin declarations of the outline. The keywords of Csharp take their place, as its specification lists them. */
const KEYWORDS: ReadonlySet<string> = new Set("class enum error import request type union".split(" "));

const profile: NamingProfile = {
  casing: {
    type: "pascal",
    client: "pascal",
    resource: "camel",
    method: "camel",
    property: "camel",
    parameter: "camel",
    argument: "camel",
    "enum-member": "screaming",
    variant: "camel",
    option: "camel",
    environment: "screaming",
    "url-role": "camel",
    file: "snake",
  },
  reserved: {
    resource: KEYWORDS,
    method: KEYWORDS,
    property: KEYWORDS,
    parameter: KEYWORDS,
    // `request` is a method's last argument.
    argument: KEYWORDS,
    variant: KEYWORDS,
    option: KEYWORDS,
  },
  fixed: {},
  escape: (name) => `${name}_`,
  wireProperties: false,
  smartCasing: true,
  unicode: false,
};

/** How names become Csharp. */
export function naming({ api }: Sdk): NamingProfile {
  return { ...profile, rootClient: spell([...titleWords(api), "client"], "client", profile) };
}
