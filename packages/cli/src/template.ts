import { makeName, NEWEST_EDITION, titleBrand, titleWords } from "@sdkwright/compiler";
import { FIRST_CONFIG, type FirstNames, generatorOf, LANGUAGES } from "./built-in.js";
import type { FoundDefinition } from "./find-definitions.js";
import type { DefinitionFacts } from "./read-definition.js";

/** What the file that `init` writes depends on. */
export interface TemplateInput {
  readonly definition: FoundDefinition;
  readonly others: readonly FoundDefinition[];
  /** Name of the current folder: the package's name where the definition has no title. */
  readonly folder: string;
  readonly version: string;
  /** Path of the editor's schema. */
  readonly schema: string;
  /** Each gets a generator; the others are mentioned. */
  readonly languages: readonly string[];
}

/** The text of a commented generators.yml. */
export function configTemplate(input: TemplateInput): string {
  const { definition, others, folder, schema, languages } = input;
  const names = firstNames(definition.facts.title ?? folder);
  const further = others.map(({ kind, path }) => `    # - ${kind}: ${scalar(path)}\n`).join("");
  const unused = LANGUAGES.filter((language) => !languages.includes(language));
  const rest = unused.map((language) =>
    generatorEntry(language, input.version, names).replaceAll(/^ {6}/gm, "      # "),
  );
  return `# yaml-language-server: $schema=${schema}
# What sdkwright reads and what it writes. \`sdkwright check\` reports what is wrong with it.

api:
  specs:
    - ${definition.kind}: ${scalar(definition.path)}
${further}${serversComment(definition.facts)}${authComment(definition.facts, names.name)}
# The shape of emitted code. An update of sdkwright keeps it; another edition changes it.
edition: ${NEWEST_EDITION}

# \`sdkwright generate\` runs this group; \`sdkwright generate --group <name>\` another one.
default-group: local

groups:
  local:
    generators:
${languages.map((language) => generatorEntry(language, input.version, names)).join("")}${rest.join("")}`;
}

/** Spaces before the dash of a generator. */
export const GENERATOR_INDENT = 6;

/** What a generator has beside what its language says. */
interface EntryOptions {
  /** That of the built-in generator where absent. */
  readonly name?: string;
  /** Where it is another one than that of the file. */
  readonly edition?: string | undefined;
}

/** A generator as an item of the list of a group. */
export function generatorEntry(
  language: string,
  version: string,
  names: FirstNames,
  { name = generatorOf(language), edition }: EntryOptions = {},
): string {
  const config = FIRST_CONFIG[language]?.(names).map((line) => `          ${line}\n`) ?? [];
  return `      - name: ${name}
        version: ${version}
${edition === undefined ? "" : `        edition: ${edition}\n`}        output:
          location: local-file-system
          path: ./sdks/${language}
${config.length === 0 ? "" : `        config:\n${config.join("")}`}`;
}

function serversComment({ servers }: DefinitionFacts): string {
  if (servers.length > 0) return "";
  return `  # The definition names no server with a host, so users of the SDK have to pass a base URL. To name one:
  # environments:
  #   production: https://api.example.com
`;
}

function authComment({ schemes, secured }: DefinitionFacts, name: string): string {
  if (secured && schemes.length > 0) {
    return `  # Authentication comes from the definition: ${schemes.join(", ")}.\n`;
  }
  const why =
    schemes.length > 0
      ? `The definition declares ${schemes.join(", ")}, but no \`security\`: no operation sends credentials.`
      : "The definition declares no security schemes: no operation sends credentials.";
  const env = `${name.replaceAll("-", "_").toUpperCase()}_TOKEN`;
  return `  # ${why}
  # To send a bearer token with every operation:
  # auth: bearer

# auth-schemes:
#   bearer:
#     scheme: bearer
#     token:
#       name: token
#       # The SDK reads this environment variable if no token is passed.
#       env: ${env}
`;
}

/** What SDKs are called after a title: legal in every package registry, and in every language. */
export function firstNames(title: string): FirstNames {
  const api = { name: makeName(title) };
  const words = titleWords(api).join("-").toLowerCase();
  const name = /^[a-z]/.test(words) ? words : `api${words === "" ? "" : `-${words}`}`;
  return { name, brand: titleBrand(api) };
}

/** A path as a YAML scalar: plain where that is safe. */
function scalar(path: string): string {
  return /^[A-Za-z0-9_./][\w./-]*$/.test(path) ? path : JSON.stringify(path);
}
