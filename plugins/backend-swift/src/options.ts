import { DEVICE_NAME, type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";
import { MODULES, TYPES } from "./reserved.js";
import { runtimeTypes } from "./runtime-names.js";

/** Names in PascalCase, but for those of some lists. */
function nameBeside(...lists: readonly ReadonlySet<string>[]): string {
  const taken = lists.flatMap((names) => [...names]).filter((name) => /^[A-Z]\w*$/.test(name));
  return `(?!(?:${taken.join("|")})$)[A-Z][A-Za-z0-9]*`;
}

/** Not a name of a device of Windows, which has no folder of such a name, in any letter case. */
const NO_DEVICE = `(?!${DEVICE_NAME.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)}$)`;

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "module-name": {
    type: "string",
    description: "Module of the SDK, such as `Acme`. Derived from the title of the API by default.",
    form: {
      pattern: NO_DEVICE + nameBeside(MODULES, TYPES, runtimeTypes),
      words:
        "the name of a module, such as `Acme`, that Swift, frameworks of Apple, the SDK and devices of Windows do not have themselves",
    },
    aliases: ["moduleName"],
  },
  "package-name": {
    type: "string",
    description: "Name of the package, such as `acme-swift`. Derived from the name of the module by default.",
    form: {
      pattern: "[A-Za-z][A-Za-z0-9]*(?:[._-][A-Za-z0-9]+)*",
      words: "the name of a package, such as `acme-swift`",
    },
    aliases: ["packageName"],
  },
  "client-class-name": {
    type: "string",
    description: "Class of the root client. Derived from the title of the API by default.",
    form: {
      pattern: nameBeside(TYPES, runtimeTypes),
      words: "the name of a class, such as `AcmeClient`, that Swift, Foundation and the SDK do not use themselves",
    },
    aliases: ["clientClassName", "client-name"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
