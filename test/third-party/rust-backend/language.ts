// What Rust means for names and text.
import type * as sdk from "@sdkwright/plugin-api";
import { list, spell, titleWords, unsafeInLiterals, withoutInvisible } from "@sdkwright/plugin-api";

// The Rust Reference, "Keywords", strict and reserved.
const KEYWORDS =
  "abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl " +
  "in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof " +
  "union unsafe unsized use virtual where while yield";
const TYPES =
  "Arc BTreeMap Box Call ClientOptions Clone Core Credential Debug Default Err Error FromJson Json None Ok Option " +
  "PartialEq Request Response Result Self Some String Style ToJson Transport Vec";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const types = { type: "pascal", client: "pascal", "enum-member": "pascal", variant: "pascal" } as const;
const fields = { property: "snake", parameter: "snake", argument: "snake", option: "snake" } as const;
const others = { resource: "snake", method: "snake", environment: "snake", "url-role": "snake", file: "snake" } as const;

const plain: sdk.NamingProfile = {
  casing: { ...types, ...fields, ...others },
  reserved: {
    resource: words(`${KEYWORDS} core`),
    method: words(`${KEYWORDS} new from_core`),
    property: words(`${KEYWORDS} extra`),
    parameter: words(`${KEYWORDS} extra`),
    argument: words(`${KEYWORDS} request response`),
    option: words(`${KEYWORDS} base_url transport`),
    "enum-member": words("Self Unknown"),
    variant: words("Self Unknown"),
  },
  fixed: { type: words(TYPES), client: words(TYPES) },
  escape: (name) => `${name}_`,
  wireProperties: false,
  smartCasing: false,
  // Beyond ASCII the compiler warns of letters that look alike.
  unicode: false,
};

export function naming({ api }: sdk.Sdk): sdk.NamingProfile {
  return { ...plain, rootClient: spell([...titleWords(api), "client"], "client", plain) };
}

const unsafe = unsafeInLiterals('"\\\\');

/** The one literal encoder. Half of a surrogate pair is no character in Rust. */
export function string(text: string): string {
  const escaped = text.replace(unsafe, (character) => {
    const code = character.codePointAt(0) as number;
    return `\\u{${(code >= 0xd800 && code <= 0xdfff ? 0xfffd : code).toString(16)}}`;
  });
  return `"${escaped}"`;
}

function importLine({ module, external, names }: sdk.ResolvedImport): sdk.Part {
  const path = external ? module : `crate::${module.replace(/^src\/|\.rs$/g, "")}`;
  const imported = names.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`));
  return [`use ${path}::`, list("{", imported, "}"), ";"];
}

export const dialect: sdk.Dialect = {
  indent: "    ",
  width: 120,
  string,
  // The one comment encoder: what follows `///` goes on to the end of the line.
  comment: ({ text }) => withoutInvisible(text.join("\n\n")).split("\n").map((line) => `/// ${line}`),
  imports: (imports) => imports.map(importLine),
};

export const runtime = (name: string): sdk.Sym => ({ part: "sym", name, module: "src/runtime.rs" });
export const BTREE_MAP: sdk.Sym = { part: "sym", name: "BTreeMap", module: "std::collections", external: true };
export const ARC: sdk.Sym = { part: "sym", name: "Arc", module: "std::sync", external: true };
