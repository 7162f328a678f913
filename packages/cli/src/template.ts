import { makeName, NEWEST_EDITION, titleBrand, titleWords } from "@sdkwright/compiler";
import { yamlScalar } from "@sdkwright/source";
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
  /** Path of the editor's schema; undefined where none is installed. */
  readonly schema: string | undefined;
  /** Each gets a generator; the others are mentioned. */
  readonly languages: readonly string[];
}

/** The text of a commented generators.yml. */
export function configTemplate(input: TemplateInput): string {
  const { definition, others, folder, schema, languages } = input;
  const names = firstNames(definition.facts.title ?? folder);
  const further = others.map((other) => specEntry(other).replaceAll(/^ {4}/gm, "    # ")).join("");
  const unused = LANGUAGES.filter((language) => !languages.includes(language));
  const rest = unused.map((language) =>
    generatorEntry(language, input.version, names).replaceAll(/^ {6}/gm, "      # "),
  );
  return `${schemaComment(schema)}
# Input and output of sdkwright. \`sdkwright check\` reports problems in this file.

api:
  specs:
${specEntry(definition)}${further}${serversComment(definition.facts)}${authComment(definition.facts, names.name)}
# The shape of emitted code. An update of sdkwright keeps it; another edition changes it.
edition: ${NEWEST_EDITION}

# From the same definitions come more than SDKs:
# - \`sdkwright docs dev\` shows a documentation site with an explorer; \`sdkwright add docs\` writes docs.yml, for guides and colours.
# - \`sdkwright add collection\` adds requests for API clients; \`--workspace <id>\` delivers them to a workspace of their service.

# \`sdkwright generate\` runs this group; \`sdkwright generate --group <name>\` another one.
default-group: local

groups:
  local:
    generators:
${languages.map((language) => generatorEntry(language, input.version, names)).join("")}${rest.join("")}`;
}

/** The first line of generators.yml: where editors find its schema. */
export function schemaComment(schema: string | undefined): string {
  return schema === undefined
    ? "# `sdkwright help schema` says how editors complete this file."
    : `# yaml-language-server: $schema=${schema}`;
}

/** An entry of `api.specs`. */
function specEntry({ kind, path, target, origin }: FoundDefinition): string {
  const place = target === undefined ? "" : `, target: ${yamlScalar(target)}`;
  const value = kind === "proto" ? `{ root: ${yamlScalar(path)}${place} }` : yamlScalar(path);
  const source = origin === undefined ? "" : `      origin: ${yamlScalar(origin)}\n`;
  return `    - ${kind}: ${value}\n${source}`;
}

/** Spaces before the dash of a generator. */
export const GENERATOR_INDENT = 6;

/** Settings of a generator beside those of its language. */
interface EntryOptions {
  /** That of the built-in generator where absent. */
  readonly name?: string;
  /** Where it is another one than that of the file. */
  readonly edition?: string | undefined;
  /** Id of a workspace of collections, to which the collection is delivered instead of files on a disk. */
  readonly workspace?: string | undefined;
}

function outputLines(language: string, workspace: string | undefined): string {
  const lines =
    workspace === undefined
      ? ["location: local-file-system", `path: ./sdks/${language}`]
      : ["location: collections-workspace", `api-key: \${COLLECTIONS_KEY}`, `workspace-id: ${yamlScalar(workspace)}`];
  return lines.map((line) => `          ${line}\n`).join("");
}

/** A generator as an item of the list of a group. */
export function generatorEntry(
  language: string,
  version: string,
  names: FirstNames,
  { name = generatorOf(language), edition, workspace }: EntryOptions = {},
): string {
  const config = FIRST_CONFIG[language]?.(names).map((line) => `          ${line}\n`) ?? [];
  return `      - name: ${name}
        version: ${version}
${edition === undefined ? "" : `        edition: ${edition}\n`}        output:
${outputLines(language, workspace)}${config.length === 0 ? "" : `        config:\n${config.join("")}`}`;
}

function serversComment({ servers }: DefinitionFacts): string {
  if (servers.length > 0) return "";
  return `  # The definition names no server with a host, so users of the SDK have to pass a base URL. To name one:
  # environments:
  #   production: https://api.example.com
`;
}

function authComment(facts: DefinitionFacts, name: string): string {
  const { schemes, secured } = facts;
  const prefix = name.replaceAll("-", "_").toUpperCase();
  if (secured && schemes.length > 0) {
    return `  # Authentication comes from the definition: ${schemes.join(", ")}.\n${environmentComment(facts, prefix)}`;
  }
  const why =
    schemes.length > 0
      ? `The definition declares ${schemes.join(", ")}, but no \`security\`: no operation sends credentials.`
      : "The definition declares no security schemes: no operation sends credentials.";
  return `  # ${why}
  # To send a bearer token with every operation:
  # auth: bearer

# auth-schemes:
#   bearer:
#     scheme: bearer
#     token:
#       name: token
#       # The SDK reads this environment variable if no token is passed.
#       env: ${prefix}_TOKEN
`;
}

/** The two parts that let SDKs read credentials from the environment: schemes have no effect unless `auth` names them. */
function environmentComment({ schemeEntries }: DefinitionFacts, prefix: string): string {
  const entries = schemeEntries(prefix);
  const keys = entries.map(({ key }) => key);
  if (keys.length === 0) return "";
  const lines = entries.flatMap((entry) => entry.lines).map((line) => `#   ${line}\n`);
  return `  # auth: ${keys.length === 1 ? keys[0] : `{ any: [${keys.join(", ")}] }`}

# To let SDKs read credentials from the environment, uncomment \`auth\` above and these lines:
# auth-schemes:
${lines.join("")}`;
}

/** What SDKs are called after a title: legal in every package registry, and in every language. */
export function firstNames(title: string): FirstNames {
  const api = { name: makeName(title) };
  const words = titleWords(api).join("-").toLowerCase();
  const name = /^[a-z]/.test(words) ? words : `api${words === "" ? "" : `-${words}`}`;
  return { name, brand: titleBrand(api) };
}
