import type { Static } from "@sinclair/typebox";
import { AuthChoice } from "./auth.js";
import { anyText, either, flag, HTTP_URL, list, map, object, optional, text, variableName } from "./build.js";
import { Rule } from "./rules.js";
import { ApiSettings, SpecSettings } from "./settings.js";

/** Headers that every request carries (specification section 2.2.1). */
export const Headers = map(
  either(
    [
      anyText(`The value. \`\${NAME}\` in it is read from the environment when the SDK is constructed.`),
      object(
        {
          name: optional(
            text({
              description: "Name of the constructor parameter; the header's own by default.",
              pattern: "^\\S+$",
              patternMeans: "a string that is the name of a parameter, without spaces",
            }),
          ),
          type: optional(text('Type of the value: `string`, `number`, `boolean`, ... or `literal<"value">`.')),
        },
        "A header that the caller gives.",
      ),
    ],
    "A header.",
  ),
  "Headers that every request carries.",
);
export type HeadersInput = Static<typeof Headers>;

const git = object(
  {
    repo: text("URL of the repository."),
    ref: optional(text("Branch, tag or commit; the default branch where absent.")),
    path: text("Path inside the repository."),
  },
  "A place in a git repository.",
);
const pathOrGit = (what: string) =>
  either([text(`Path of ${what}.`), object({ git }, `${what} in a git repository.`)], `Where ${what} is.`);

const overrides = optional(
  either(
    [text("Path of a file."), list(text("Path of a file."), "Paths of files.")],
    "Files merged over it, in order.",
  ),
);
const namespace = optional(text("Namespace of everything in this definition."));
const origin = optional(text({ description: "URL that the definition is pulled from.", ...HTTP_URL }));

const KINDS = ["openapi", "asyncapi", "proto", "openrpc", "conjure", "path"] as const;

/** An entry of `api.specs` (specification sections 2.3 to 2.7). Which fields go with which kind is checked apart. */
export const Spec = object(
  {
    openapi: optional(pathOrGit("an OpenAPI definition")),
    asyncapi: optional(pathOrGit("an AsyncAPI definition")),
    proto: optional(
      object(
        {
          root: pathOrGit("the folder of the .proto files"),
          target: optional(text("Path of one .proto file, relative to the root.")),
          overrides,
          "local-generation": optional(
            flag({ description: "Compile with a protobuf compiler that is installed.", default: false }),
          ),
        },
        "Protobuf definitions.",
      ),
    ),
    openrpc: optional(text("Path of an OpenRPC definition.")),
    conjure: optional(text("Path of a Conjure definition.")),
    path: optional(text("Older form: path of an OpenAPI or AsyncAPI definition.")),
    origin,
    overlays: optional(text("Path of an overlay (OpenAPI Overlay Specification).")),
    overrides,
    namespace,
    rules: optional(list(Rule, "What holds for many operations at once.")),
    settings: optional(SpecSettings),
    headers: optional(Headers),
  },
  "A definition.",
  { "x-exactly-one": KINDS },
);
export type SpecInput = Static<typeof Spec>;

const variable = object(
  {
    id: text("Name of the variable, as in the template."),
    default: optional(anyText("Value where the caller gives none.")),
    values: optional(list(anyText("A value."), "Values that are allowed.")),
  },
  "A variable of a URL template.",
);
const urls = (description: string) => optional(map(text("A URL."), description));

/** One environment: a URL, or URLs with templates and variables. */
export const Environment = either(
  [
    text("Base URL."),
    object(
      {
        url: optional(text("Base URL.")),
        "url-template": optional(text("Base URL with `{variables}`.")),
        "default-url": optional(text("Base URL where no variable is given.")),
        urls: urls("Base URLs by name."),
        "url-templates": urls("Base URLs with `{variables}`, by name."),
        "default-urls": urls("Base URLs where no variable is given, by name."),
        variables: optional(list(variable, "Variables of the templates.")),
        audiences: optional(list(text("An audience."), "Audiences that see this environment.")),
        docs: optional(text("What the environment is for.")),
      },
      "Base URLs of an environment.",
      { "x-at-least-one": ["url", "url-template", "default-url", "urls", "url-templates", "default-urls"] },
    ),
  ],
  "An environment.",
);
export type EnvironmentInput = Static<typeof Environment>;

const specs = list(either([text("Path of a definition."), Spec], "A definition."), "API definitions.");

/** `api` as an object. The older form, with the fields of one definition in `api` itself, is read too. */
export const ApiObject = object(
  {
    specs: optional(specs),
    auth: optional(AuthChoice),
    headers: optional(Headers),
    environments: optional(map(Environment, "Environments by name; they replace the definition's servers.")),
    "default-environment": optional(text("Name of the default environment; the first where absent.")),
    "default-url": optional(text("Name of the URL that operations use unless they say otherwise.")),
    "base-url-env": optional(variableName("Environment variable that overrides the base URL.")),
    settings: optional(ApiSettings),
    path: optional(text("Older form: path of the one definition.")),
    origin,
    overrides,
    namespace,
  },
  "The API: its definitions, authentication, headers, environments and settings.",
  { "x-at-most-one": ["specs", "path"] },
);
export type ApiObjectInput = Static<typeof ApiObject>;

export const Api = either([text("Path of the definition."), specs, ApiObject], "The API.");
export type ApiInput = Static<typeof Api>;

const oldest = (description: string, more = {}) =>
  text({ description: `Oldest form: ${description}`, older: true, ...more });

/** Keys of the oldest form, which names definitions at the top level of the file and not under `api`. */
export const OldestForm = {
  openapi: optional(
    either(
      [
        text("Path of an OpenAPI definition."),
        object(
          { path: text("Path of an OpenAPI definition."), origin, overrides, settings: optional(SpecSettings) },
          "An OpenAPI definition.",
        ),
      ],
      { description: "Oldest form: the OpenAPI definition.", older: true },
    ),
  ),
  "openapi-overrides": optional(oldest("path of a file merged over the OpenAPI definition.")),
  "async-api": optional(oldest("path of an AsyncAPI definition.")),
  "spec-origin": optional(oldest("URL that the OpenAPI definition is pulled from.", HTTP_URL)),
};
