// What Rust means for names and text.
import type * as sdk from "@sdkwright/plugin-api";
import { cleanText, FEATURES, list, literalEscaper, spell, titleWords } from "@sdkwright/plugin-api";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

// The Rust Reference, "Keywords", strict and reserved.
const KEYWORDS =
  "abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl " +
  "in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof " +
  "union unsafe unsized use virtual where while yield";
const TYPES = words(
  "Arc BTreeMap Box Call ClientOptions Clone Core Credential Debug Default Err Error FromJson Json None Ok Option " +
    "PartialEq Request Response Result Self Some String ToJson Transport Vec",
);

const types = { type: "pascal", client: "pascal", "enum-member": "pascal", variant: "pascal" } as const;
const fields = { property: "snake", parameter: "snake", argument: "snake", option: "snake" } as const;
const others = {
  resource: "snake",
  method: "snake",
  environment: "snake",
  "url-role": "snake",
  file: "snake",
} as const;
const taken = (more: string): ReadonlySet<string> => words(`${KEYWORDS} ${more}`);
const reservedFields = { property: taken("extra"), parameter: taken("extra"), option: taken("base_url transport") };
const reservedNames = { resource: taken("core"), method: taken("new from_core"), argument: taken("request response") };
const variants = words("Self Unknown");

const profile: sdk.NamingProfile = {
  casing: { ...types, ...fields, ...others },
  reserved: { ...reservedFields, ...reservedNames, "enum-member": variants, variant: variants },
  fixed: { type: TYPES, client: TYPES },
  // The compiler warns of `Self_2`, which a rival of an escaped `Self_` would get.
  escape: (name, kind) => (kind === "variant" || kind === "enum-member" ? `${name}Value` : `${name}_`),
  wireProperties: false,
  smartCasing: false,
  unicode: false,
};

export function naming({ api }: sdk.Sdk): sdk.NamingProfile {
  return { ...profile, rootClient: spell([...titleWords(api), "client"], "client", profile) };
}

const escapeText = literalEscaper({
  short: { '"': '"' },
  other: (hex) => `\\u{${hex}}`,
  wholeCharacters: true,
});

/** The one literal encoder. Half of a surrogate pair is no character in Rust. */
export function string(text: string): string {
  return `"${escapeText(text)}"`;
}

function importLine({ module, external, names }: sdk.ResolvedImport): sdk.Part {
  const path = external ? module : `crate::${module.replace(/^src\/|\.rs$/g, "")}`;
  const imported = names.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`));
  return [`use ${path}::`, names.length === 1 ? imported : list("{", imported, "}"), ";"];
}

export const dialect: sdk.Dialect = {
  indent: "    ",
  width: 120,
  string,
  // The one comment encoder: what follows `///` goes on to the end of the line.
  comment: ({ text }) =>
    cleanText(text.join("\n\n"))
      .split("\n")
      .map((line) => `/// ${line}`),
  imports: (imports) => imports.map(importLine),
};

export const runtime = (name: string): sdk.Sym => ({ part: "sym", name, module: "src/runtime.rs" });
export const BTREE_MAP: sdk.Sym = { part: "sym", name: "BTreeMap", module: "std::collections", external: true };
export const ARC: sdk.Sym = { part: "sym", name: "Arc", module: "std::sync", external: true };

/** All but types and plain HTTP calls. */
export const LACKS: sdk.FeatureSet = new Set(FEATURES.filter((feature) => !["http", "async"].includes(feature)));
