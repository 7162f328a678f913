import type { Static } from "@sinclair/typebox";
import { Api, OldestForm } from "./api.js";
import { AuthSchemes } from "./auth.js";
import { aliasOf, either, flag, list, map, object, oneOf, optional, secret, text } from "./build.js";
import { EditionKey, Group, Reviewers } from "./generators.js";

const brand = object(
  {
    username: text("Account that commits and publishes."),
    email: text("Address in commits."),
    token: secret("Token of the account."),
  },
  "The account.",
);

const method = text("HTTP method.");
const path = text("Path.");
const endpoint = object({ method, path }, "An endpoint.");
const stream = flag({ description: "Whether to show the stream.", default: false });
const shownEndpoint = object({ method, path, stream: optional(stream) }, "An endpoint.");
const METHOD_PATH = { pattern: "^(?:[^:]+::)?[A-Za-z]+ /", patternMeans: "`METHOD /path`" };
const methodPath = text({ description: "`METHOD /path`.", ...METHOD_PATH });

/** Languages of SDKs, as configurations write them: those that the specification has variables for (section 2.10). */
export const SDK_LANGUAGES = ["typescript", "python", "go", "java", "csharp", "php", "ruby", "swift"] as const;

/** A language that other products have SDKs in, and this release has not. */
const ELSEWHERE = "rust";

/** Languages of generators with a name of the family: their names are not misspelled. */
export const FAMILY_LANGUAGES: readonly string[] = [...SDK_LANGUAGES, ELSEWHERE];

/** Names of generators of the family, whether this release has them or not. */
const FAMILY: ReadonlySet<string> = new Set([
  ...FAMILY_LANGUAGES.map((language) => `gen-${language}-sdk`),
  "gen-dotnet-sdk",
  "gen-collection",
]);

/** Whether a generator is one of the family: no installed package or file answers to its name by itself. */
export function isOfFamily(generator: string): boolean {
  return FAMILY.has(generator);
}

/** What Markdown takes as the target of a link; not `javascript:` and the like. */
const WEB_LINK = {
  pattern: "^(?!(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:)[^\\s<>]+$",
  patternMeans: "a string that is an http or https URL or a path, without spaces",
};

const TEMPLATE = { pattern: "\\.hbs$", patternMeans: "a string that ends with `.hbs`" };

const readme = object(
  {
    bannerLink: optional(text({ description: "Image or link at the top.", ...WEB_LINK })),
    introduction: optional(text("Introduction.")),
    apiReferenceLink: optional(text({ description: "URL of the API reference.", ...WEB_LINK })),
    apiName: optional(text("Name of the API, as in `<Name> SDK`.")),
    exampleStyle: optional(
      oneOf(["minimal", "comprehensive"], { description: "How much examples show.", default: "comprehensive" }),
    ),
    disabledSections: optional(list(oneOf(["contributing"], "A section."), "Sections to leave out.")),
    defaultEndpoint: optional(either([methodPath, shownEndpoint], "Endpoint of the first example.")),
    customSections: optional(
      list(
        object(
          {
            title: text("Title."),
            language: oneOf(SDK_LANGUAGES, "SDKs whose README has the section."),
            content: text("Markdown; may contain `{{ variables }}`."),
          },
          "A section of your own.",
        ),
        "Sections of your own.",
      ),
    ),
    template: optional(text({ description: "Path of a Handlebars template that lays out READMEs.", ...TEMPLATE })),
    features: optional(
      map(list(either([methodPath, endpoint], "An endpoint."), "Endpoints."), "Endpoints of the feature sections."),
    ),
  },
  "READMEs of all SDKs.",
);

const level = object(
  {
    code: text({
      description: "Code of the findings.",
      pattern: "^[a-z-]+/[a-z0-9-]+$",
      patternMeans: "`catalogue/name`",
    }),
    level: oneOf(["off", "note", "warning", "error"], "What they are from now on. Errors stay errors."),
    reason: text("Why."),
    file: optional(text("Only findings of this file.")),
    pointer: optional(text("Only findings at or below this JSON pointer.")),
  },
  "Level of the findings of one code.",
);

const metadata = object(
  {
    description: optional(text("Description of the packages.")),
    authors: optional(
      list(object({ name: text("Name."), email: text("Address.") }, "An author."), "Authors of the packages."),
    ),
  },
  "Metadata of all packages.",
);

/** generators.yml as a whole (specification section 2.1): the one source of types, checks and the editor's schema. */
export const Generators = object(
  {
    api: optional(Api),
    "auth-schemes": optional(AuthSchemes),
    whitelabel: optional(
      object(
        { githost: optional(brand), github: optional(aliasOf("githost", brand)) },
        "The account that commits and publishes. With it, SDKs do not mention the tool.",
        {
          "x-exactly-one": ["githost", "github"],
          "x-form": `whitelabel: { githost: { username: acme-bot, email: bot@acme.example, token: "\${GIT_TOKEN}" } }`,
        },
      ),
    ),
    metadata: optional(metadata),
    readme: optional(readme),
    "default-group": optional(text("Group or alias that is generated where none is asked for.")),
    autorelease: optional(flag("Whether releases are made by themselves.")),
    edition: optional(EditionKey),
    replay: optional(
      object({ enabled: flag("Whether edits to generated files are kept.") }, "Edits to generated files."),
    ),
    aliases: optional(
      map(
        list(text("Name of a group."), { description: "Groups of the alias.", minItems: 1 }),
        "Names for several groups at once.",
      ),
    ),
    groups: optional(map(Group, "Sets of SDKs by name.")),
    reviewers: optional(Reviewers),
    diagnostics: optional(list(level, "Levels of findings, each with a reason. The first that fits counts.")),
    "allowed-references": optional(
      list(
        text({
          description: "Origin of URLs, or folder outside the workspace.",
          pattern:
            "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:[^/?#@:\\s[\\]]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?/?|(?![A-Za-z][A-Za-z0-9+.-]+:)(?!//).+)$",
          patternMeans: "an origin such as `https://schemas.example.com`, or a folder",
        }),
        "Where references of definitions may lead besides the workspace: to URLs of these origins, and into these folders.",
      ),
    ),
    plugins: optional(list(text("Name of a package, or a relative path."), "Further plugins.")),
    extends: optional(
      either(
        [text("Path of a file."), list(text("Path of a file."), "Paths of files, of which later ones win.")],
        "Configurations whose keys this one has too, unless it says otherwise.",
      ),
    ),
    ...OldestForm,
  },
  "Configuration of SDK generation.",
);
export type GeneratorsInput = Static<typeof Generators>;
