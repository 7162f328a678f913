import type { Static } from "@sinclair/typebox";
import { EDITIONS, FIRST_EDITION } from "../editions.js";
import { AuthChoice, AuthSchemes } from "./auth.js";
import {
  aliasOf,
  anything,
  either,
  flag,
  HTTP_URL,
  list,
  map,
  object,
  oneOf,
  optional,
  secret,
  text,
  variant,
  word,
} from "./build.js";
import { ApiSettings } from "./settings.js";

const people = (what: string) => list(object({ name: text(`Name of the ${what}.`) }, `A ${what}.`), `Every ${what}.`);

/** Who reviews pull requests (specification section 2.15). */
export const Reviewers = object(
  { teams: optional(people("team")), users: optional(people("user")) },
  "Who is asked to review.",
);
export type ReviewersInput = Static<typeof Reviewers>;

const license = either(
  [
    text("`MIT`, `Apache-2.0` or the name of another licence."),
    object({ custom: text("Path of the licence's text.") }, "A licence of your own."),
  ],
  "Licence of the package.",
);

/** A `location` with its older spelling. */
const location = <const N extends string, const O extends string>(name: N, older: O) =>
  oneOf([name, older], "Where the package is published.");

const packageName = text("Name of the package.");
const npmName = text({
  description: "Name of the package.",
  pattern: "^(?=.{1,214}$)(?:@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$",
  patternMeans: "a string that is a valid npm package name, such as `@acme/sdk`",
});
const url = optional(text({ description: "URL of a registry of your own.", ...HTTP_URL }));
const urlOrFolder = optional(
  text({
    description: "URL of a registry of your own, or a folder.",
    pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://[^/\\s][^\\s]*|(?![A-Za-z][A-Za-z0-9+.-]+:).+)$",
    patternMeans: "a string that is an http or https URL, or a folder",
  }),
);

/** Where an SDK goes (specification section 2.13). */
export const Output = variant(
  "location",
  [
    object(
      { location: word("local-file-system"), path: text("Folder that the SDK is written to.") },
      "A local folder; nothing is published.",
    ),
    object(
      {
        location: location("js-registry", "npm"),
        "package-name": npmName,
        token: optional(secret("Token; `OIDC` for trusted publishing.")),
        url,
      },
      "A JavaScript registry.",
    ),
    object(
      {
        location: location("java-registry", "maven"),
        coordinate: text({
          description: "`groupId:artifactId`.",
          pattern: "^[^:\\s]+:[^:\\s]+$",
          patternMeans: "`groupId:artifactId`",
        }),
        username: optional(secret("User name.")),
        password: optional(secret("Password.")),
        url,
        signature: optional(
          object(
            {
              keyId: secret("Id of the key."),
              password: secret("Password of the key."),
              secretKey: secret("The key."),
            },
            "How packages are signed.",
          ),
        ),
      },
      "A Java registry.",
    ),
    object(
      {
        location: location("python-registry", "pypi"),
        "package-name": packageName,
        token: optional(secret("Token; `OIDC` for trusted publishing.")),
        username: optional(secret("User name.")),
        password: optional(secret("Password.")),
        url,
        metadata: optional(
          object(
            {
              keywords: optional(list(text("A keyword."), "Keywords.")),
              "documentation-link": optional(text({ description: "URL of the documentation.", ...HTTP_URL })),
              "homepage-link": optional(text({ description: "URL of the home page.", ...HTTP_URL })),
            },
            "Metadata of the package.",
          ),
        ),
      },
      "A Python registry.",
    ),
    object(
      {
        location: location("dotnet-registry", "nuget"),
        "package-name": packageName,
        "api-key": optional(secret("API key.")),
        url: urlOrFolder,
      },
      "A .NET registry.",
    ),
    object(
      {
        location: location("ruby-registry", "rubygems"),
        "package-name": packageName,
        "api-key": optional(secret("API key; needs the right to push.")),
        url,
      },
      "A Ruby registry.",
    ),
    object(
      {
        location: location("collections-workspace", "postman"),
        "api-key": secret("API key."),
        "workspace-id": text("Id of the workspace."),
        "collection-id": optional(text("Id of a collection to update; a new one where absent.")),
      },
      "A workspace of request collections.",
    ),
  ],
  "Where the SDK goes.",
);
export type OutputInput = Static<typeof Output>;

/** Delivery to a repository (specification section 2.14). */
export const Githost = object(
  {
    repository: optional(
      text({
        description:
          "`owner/name`, at github.com or at the host that the environment variable `SDKWRIGHT_GITHOST` names.",
        pattern: "^(?:(?!\\.+/)[\\w.-]+/)+(?!\\.+$)[\\w.-]+$",
        patternMeans: "a string of the form `owner/name`",
      }),
    ),
    uri: optional(
      text({
        description: "Full URL of the repository.",
        pattern:
          "^(?:[Hh][Tt][Tt][Pp][Ss]?://[^/\\s]+/\\S+|[Ss][Ss][Hh]://[^/\\s]+/\\S+|[Ff][Ii][Ll][Ee]://\\S+|[^@/:\\s]+@[^/:\\s]+:\\S+)$",
        patternMeans: "a string that is the URL of a repository that begins with `https://`, `ssh://` or `file://`",
      }),
    ),
    kind: optional(
      oneOf(["github", "gitlab", "gitea"], {
        description: "API of the host. Default: the one of gitlab.com, codeberg.org and gitea.com, else `github`.",
      }),
    ),
    token: optional(secret("Token with the right to write.")),
    mode: optional(
      oneOf(["release", "push", "pull-request"], {
        description:
          "`release` commits and tags a release, `push` commits, `pull-request` opens a pull request. Default beside `uri`: `push`.",
        default: "release",
      }),
    ),
    branch: optional(text("Branch to commit to, which must exist. Default: the repository's default branch.")),
    license: optional(license),
    reviewers: optional(Reviewers),
  },
  "The repository that the SDK is delivered to.",
  { "x-exactly-one": ["repository", "uri"], dependentRequired: { uri: ["token"] } },
);
export type GithostInput = Static<typeof Githost>;

const metadata = object(
  {
    "package-description": optional(text("Description of the package.")),
    email: optional(text("Address of the author.")),
    "reference-url": optional(text({ description: "URL of the reference.", ...HTTP_URL })),
    author: optional(text("Name of the author.")),
    license: optional(license),
  },
  "Metadata of the package.",
);

/** Pins the shape of emitted code, of all SDKs or of one. */
export const EditionKey = oneOf(EDITIONS, {
  description: "Shape of emitted code, which updates of sdkwright keep.",
  default: FIRST_EDITION,
});

/** One SDK to generate (specification section 2.12). */
export const Generator = object(
  {
    name: optional(text("Name of the generator: `gen-typescript-sdk`, a package, or a relative path.")),
    version: text("Version of the generator."),
    "smart-casing": optional(flag({ description: "Keep numbers and initialisms whole in names.", default: false })),
    image: optional(
      object(
        {
          name: text("Name of a generator."),
          registry: text("Host of the registry, with an optional namespace."),
        },
        "The generator as an image of a registry of your own.",
      ),
    ),
    config: optional(map(anything("An option."), "Options of the generator.")),
    output: optional(Output),
    githost: optional(Githost),
    github: optional(aliasOf("githost", Githost)),
    metadata: optional(metadata),
    "publish-metadata": optional(aliasOf("metadata", metadata)),
    autorelease: optional(flag("Whether releases are made by themselves.")),
    edition: optional(EditionKey),
    snippets: optional(object({ path: text("Path of the snippets file.") }, "A file of code snippets.")),
    api: optional(
      object(
        {
          auth: optional(AuthChoice),
          "auth-schemes": optional(AuthSchemes),
          settings: optional(ApiSettings),
        },
        "What differs from `api` for this SDK.",
      ),
    ),
    reviewers: optional(Reviewers),
    keywords: optional(list(text("A keyword."), "Keywords of the package.")),
    "disable-examples": optional(
      flag({ description: "Accepted, without effect.", noEffect: "examples are generated on demand" }),
    ),
  },
  "An SDK to generate.",
  { "x-exactly-one": ["name", "image"], "x-keep": true },
);
export type GeneratorInput = Static<typeof Generator>;

/** A set of generators that run together (specification section 2.11). */
export const Group = object(
  {
    audiences: optional(list(text("An audience."), "Keep what is tagged with one of these audiences.")),
    generators: optional(list(Generator, "SDKs to generate.")),
    reviewers: optional(Reviewers),
    keywords: optional(list(text("A keyword."), "Keywords of the packages.")),
  },
  "A set of SDKs that are generated together.",
);
export type GroupInput = Static<typeof Group>;
