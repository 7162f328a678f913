import { defineCatalogue, didYouMean, entry, listed } from "@sdkwright/plugin-api";
import { optionEntries } from "./option-entries.js";
import { outputEntries } from "./output-entries.js";
import { readmeEntries } from "./readme-entries.js";
import { selectionFindings } from "./selection-findings.js";

/** Findings of the compiler's own stages. */
export const compilerCatalogue = defineCatalogue("compiler", {
  "no-definition": entry({
    severity: "error",
    title: "No definition",
    cause: "The configuration names no API definition, so there is nothing to compile.",
    fix: "Name one under `api.specs`, for example `- openapi: openapi.yml`.",
    message: () => "No API definition is configured.",
  }),
  "other-language": entry<{ path: string }>({
    severity: "error",
    title: "Definition language of another product",
    cause:
      "The workspace has its API in the Fern Definition language, in a folder `definition`. That language is not read here.",
    fix: "Export the API as OpenAPI with Fern, and name the file under `api.specs`.",
    message: ({ path }) => `\`${path}\` is written in the Fern Definition language, which is not read here.`,
  }),
  "no-git": entry({
    severity: "error",
    title: "Git references are not fetched here",
    cause: "The definition is in a git repository, and the program that runs the compiler does not fetch from git.",
    fix: "Run the command line, or give the compiler a cache folder for git.",
    message: () => "The definition is in a git repository, which is not fetched here.",
  }),
  "no-frontend": entry<{ kind: string }>({
    severity: "error",
    title: "No frontend for this kind of definition",
    cause: "No plugin reads definitions of this kind.",
    fix: "Use a kind that this release reads, or name a plugin that reads it under `plugins`.",
    message: ({ kind }) => `No frontend reads \`${kind}\` definitions.`,
  }),
  "no-backend": entry<{ generator: string; nearest?: string; known: readonly string[]; tried: readonly string[] }>({
    severity: "error",
    title: "Unknown generator",
    cause: "No built-in backend, installed package or plugin has a generator of this name. Other generators run.",
    fix: "Correct the name or path, or install the package that provides it beside generators.yml.",
    message: ({ generator, nearest: meant, known, tried }) =>
      [
        `Unknown generator \`${generator}\`.`,
        ...(meant === undefined ? [] : [`Did you mean \`${meant}\`?`]),
        ...(known.length === 0 ? [] : [`Available: ${known.join(", ")}.`]),
        ...(tried.length === 0 ? [] : [`Tried: ${tried.join("; ")}.`]),
      ].join(" "),
  }),
  "generator-skipped": entry<{ generators: readonly string[]; known: readonly string[] }>({
    severity: "warning",
    title: "Generator not available",
    cause: "The configuration names a generator for a language or kind that this version does not support.",
    fix: "Remove the generator, or install a package that provides it beside generators.yml. The others run without it.",
    message: ({ generators, known }) =>
      [
        `This release does not have ${generators.map((name) => `\`${name}\``).join(", ")}, so no SDK is written for`,
        `${generators.length === 1 ? "it" : "them"}.`,
        ...(known.length === 0 ? [] : [`Available: ${known.join(", ")}.`]),
      ].join(" "),
  }),
  "no-group": entry<{ groups: readonly string[] }>({
    severity: "error",
    title: "No group to generate",
    cause: "No group was named, and the configuration has no `default-group`.",
    fix: "Pass `--group <name>`, or set `default-group`.",
    message: ({ groups }) =>
      groups.length === 0
        ? "The configuration has no `groups`, so there is nothing to generate."
        : `No group was named, and there is no \`default-group\`. Groups: ${groups.join(", ")}.`,
  }),
  "unknown-group": entry<{ group: string; groups: readonly string[] }>({
    severity: "error",
    title: "Unknown group",
    cause: "The group is neither under `groups` nor under `aliases`.",
    fix: "Use one of the groups or aliases of the configuration.",
    message: ({ group, groups }) => `There is no group or alias \`${group}\`. Known: ${groups.join(", ") || "none"}.`,
  }),
  "empty-group": entry<{ group: string }>({
    severity: "error",
    title: "Group without generators",
    cause: "A group lists no generators, so running it writes nothing.",
    fix: "Add a generator to the group, or remove the group.",
    message: ({ group }) => `The group \`${group}\` has no generators.`,
  }),
  "not-delivered": entry<{ folders: readonly string[] }>({
    severity: "note",
    title: "SDKs are written to folders, and not delivered",
    cause:
      "The configuration names registries or repositories. `generate` alone writes the SDKs to local folders, and contacts " +
      "none of them.",
    fix: "To deliver them, run `sdkwright publish`, or `sdkwright generate --publish`, which does both.",
    message: ({ folders }) => {
      const [sdks, them] = folders.length === 1 ? ["this SDK", "it"] : ["these SDKs", "them"];
      const paths = listed(folders.map((folder) => `\`${folder}\``));
      return `\`generate\` writes ${sdks} to ${paths}; \`generate --publish\` also publishes ${them}.`;
    },
  }),
  "invented-name": entry<{ title: string; options: string }>({
    severity: "warning",
    otherwise: { severity: "note", condition: "the SDK is written to a local folder only" },
    title: "SDK with a name of no meaning",
    cause:
      "Packages and classes are called after the title of the definition, in Latin letters and digits. This title has none that name the API.",
    fix: "Set the options under `config` of the generator, or give the definition a title in Latin letters.",
    message: ({ title, options }) =>
      `Nothing of the title \`${title}\` can be part of a name, so the SDK has a general one. Set ${options}.`,
  }),
  "foreign-variable": entry<{ variable: string }>({
    severity: "note",
    title: "Environment variable named by a third-party definition",
    cause:
      "A definition that comes from a git repository, or is pulled from an origin, names an environment variable. SDKs " +
      "read it and send its value to the servers that the same definition names.",
    fix: "Check that the variable is meant for this API. To choose another one, name it under `auth-schemes` or `headers` in generators.yml.",
    message: ({ variable }) => `The definition makes SDKs read \`${variable}\` and send its value.`,
  }),
  ...outputEntries,
  "output-shared": entry<{ folder: string }>({
    severity: "error",
    title: "Two generators write to one folder",
    cause:
      "Each generator owns its output folder; two in one folder would delete each other's files. Paths that differ " +
      "only by a link or by letter case count as one folder, and so does a folder inside another.",
    fix: "Give each generator its own path.",
    message: ({ folder }) => `Another generator of this run writes to \`${folder}\`, or into or around it.`,
  }),
  unsound: entry<{ problem: string }>({
    severity: "error",
    title: "What is left cannot be emitted",
    cause: "`--keep-going` leaves out parts with errors, but the rest refers to such a part.",
    fix: "Correct the other errors first. This one disappears with them.",
    message: ({ problem }) => `What is left of the definitions cannot be emitted: ${problem}.`,
  }),
  "path-invalid": entry({
    severity: "error",
    title: "Path with control characters",
    cause: "An output path contains characters such as NUL, a line break or an escape code.",
    fix: "Remove them. In double quotes, YAML turns `\\n` and the like into such characters.",
    message: () => "The path contains control characters.",
  }),
  "output-foreign": entry<{ folder: string }>({
    severity: "error",
    title: "Output folder that belongs to another program",
    cause: "An output path names the root of the file system, or a folder inside `.git` or `node_modules`.",
    fix: "Choose another folder.",
    message: ({ folder }) => `\`${folder}\` cannot be an output folder.`,
  }),
  "snippets-place": entry<{ file: string; by: string }>({
    severity: "error",
    title: "Snippets file in the way of something else",
    cause: "A snippets file must be outside all output folders, and each generator needs its own.",
    fix: "Choose another `snippets.path`.",
    message: ({ file, by }) => `The snippets cannot be written to \`${file}\`: that place belongs to ${by}.`,
  }),
  ...optionEntries,
  "unknown-endpoint": entry<{ reference: string; nearest?: string }>({
    severity: "error",
    title: "Endpoint not found",
    cause: "An endpoint reference of the configuration matches no operation of the definitions.",
    fix: "Write it as `METHOD /path`, exactly as in the definition, or as `group.operation`, with `<namespace>::` in front if the definition has a namespace.",
    message: ({ reference, nearest }) => `No operation matches \`${reference}\`.${didYouMean(nearest)}`,
  }),
  "token-endpoint": entry<{ reference: string; problem: string }>({
    severity: "error",
    title: "Operation that cannot issue tokens",
    cause:
      "`get-token` or `refresh-token` names an operation that does not have the request or response of a token endpoint.",
    fix: "Name the operation that issues tokens: it takes a body with the credentials and responds with JSON that contains the token.",
    message: ({ reference, problem }) => `\`${reference}\` ${problem}.`,
  }),
  "token-property": entry<{
    endpoint: string;
    side: "request" | "response";
    property: string;
    key: string;
    known: readonly string[];
    nearest: string | undefined;
  }>({
    severity: "error",
    title: "Property that the token endpoint does not have",
    cause: "The configuration names a property that the body of the token endpoint does not declare.",
    fix: "Map it to the property that the definition has, under `request-properties` or `response-properties`.",
    message: ({ endpoint, side, property, key, known, nearest: meant }) =>
      [
        `The ${side} body of \`${endpoint}\` has no property \`${property}\` for \`${key}\`.`,
        ...(meant === undefined ? [] : [`Did you mean \`${meant}\`?`]),
        ...(meant !== undefined || known.length === 0
          ? []
          : [`It has ${known.map((name) => `\`${name}\``).join(", ")}.`]),
      ].join(" "),
  }),
  "token-field": entry<{ endpoint: string; field: string }>({
    severity: "error",
    title: "Required field of a token request without a value",
    cause:
      "The token endpoint requires a field that is neither a credential nor has one value only, so the SDK cannot fill it.",
    fix: "In the definition or an overlay, give the field a `const` or a `default`, or make it optional.",
    message: ({ endpoint, field }) => `\`${endpoint}\` requires \`${field}\`, for which the SDK has no value.`,
  }),
  "unknown-alias": entry<{ name: string }>({
    severity: "warning",
    title: "Unknown alias",
    cause: "`resolve-aliases` names an alias to keep, but no type has this name.",
    fix: "Correct the name: it is the key of the schema, or the name that the definition gives the type.",
    message: ({ name }) => `No type is called \`${name}\`.`,
  }),
  ...readmeEntries,
  ...selectionFindings,
  "scheme-conflict": entry<{ scheme: string }>({
    severity: "error",
    title: "Two definitions declare a security scheme differently",
    cause: "Several definitions of one API declare a scheme with the same name, each differently.",
    fix: "Declare the scheme under `auth-schemes`, which wins over both, or rename one of them with an overlay.",
    message: ({ scheme }) => `The scheme \`${scheme}\` means something else in another definition.`,
  }),
  "unknown-url-variable": entry<{ variable: string; environment: string }>({
    severity: "error",
    title: "Undeclared variable of a URL",
    cause: "The URL of an environment has a `{variable}` that its `variables` do not declare.",
    fix: "Declare it: `variables: [{ id: region, default: eu }]`.",
    message: ({ variable, environment }) =>
      `The variable \`${variable}\` in a URL of \`${environment}\` is not among its \`variables\`.`,
  }),
  "unknown-url-role": entry<{ role: string; known: string }>({
    severity: "warning",
    title: "No environment has the URL that an operation needs",
    cause:
      "The environments of the configuration replace the definition's servers, but do not name the server that an operation declares.",
    fix: "Give each environment `urls`, one of them with the name of the operation's server.",
    message: ({ role, known }) =>
      `The environments have no URL named \`${role}\` (they have ${known}), so the default URL serves this operation.`,
  }),
  "no-security": entry({
    severity: "warning",
    title: "No call requires credentials",
    cause:
      "With `endpoint-security`, each call sends what its own `security` requires. The definition has none, neither at its root nor in an operation.",
    fix: "Add `security` to the definition, or name a scheme in `api.auth`, which applies to every call.",
    message: () => "No operation has `security`, so SDKs send no credentials.",
  }),
  "same-place": entry<{ scheme: string; other: string; place: string }>({
    severity: "warning",
    title: "Two schemes for one part of the request",
    cause:
      "A call needs two schemes together, under `all` or by one entry of its `security`, and both belong in the same header or parameter.",
    fix: "Remove one of them, make them alternatives (`any`, or separate entries in `security`), or give one another header.",
    message: ({ scheme, other, place }) =>
      `\`${scheme}\` and \`${other}\` both set the ${place}, which holds one value, so a call cannot send both.`,
  }),
  "url-fragment": entry<{ url: string }>({
    severity: "warning",
    title: "Fragment in the URL of a server",
    cause: "What follows `#` in a URL is never sent to a server, and paths of calls cannot be joined to it.",
    fix: "Remove it from the URL. If it is part of the path, write `#` as `%23`.",
    message: ({ url }) => `The server \`${url}\` has a fragment, which is left out of the SDK.`,
  }),
  "url-user-info": entry<{ host: string }>({
    severity: "warning",
    title: "Credentials in the URL of a server",
    cause:
      "The URL of a server has a user name or a password in front of its host. An SDK is published with its URLs, and platforms print URLs in errors.",
    fix: "Remove it from the URL, and declare a security scheme: credentials are options of the client.",
    message: ({ host }) => `The URL of \`${host}\` has a user name or a password, which is left out.`,
  }),
  "unused-scheme": entry<{ scheme: string }>({
    severity: "warning",
    title: "Scheme that is not applied",
    cause: "A scheme has an effect only if `api.auth`, of the file or of a generator, applies it.",
    fix: "Name the scheme in `api.auth`, or remove it.",
    message: ({ scheme }) => `No \`api.auth\` applies \`${scheme}\`, so it has no effect.`,
  }),
  "scheme-not-declared": entry<{ scheme: string }>({
    severity: "warning",
    title: "Scheme of `any` is not declared in the definition",
    cause: "Under `any`, a scheme counts only if the definition names it in `securitySchemes` and in some `security`.",
    fix: "Declare the scheme in the definition, or use `all` or a single scheme.",
    message: ({ scheme }) => `\`${scheme}\` is not declared and applied in the definition, so \`any\` ignores it.`,
  }),
  "feature-missing": entry<{ feature: string; ending: string }>({
    severity: "warning",
    title: "The backend does not support a feature",
    cause: "The definition uses something that this language's backend does not emit yet.",
    fix: "See the feature table; the rest of the SDK is emitted.",
    message: ({ feature, ending }) => `\`${feature}\` is ${ending}.`,
  }),
  "duplicate-definition": entry<{ what: string; id: string }>({
    severity: "error",
    title: "Two definitions declare the same thing",
    cause: "Several definitions of one API declare the same operation or type.",
    fix: "Give one of the definitions a `namespace`.",
    message: ({ what, id }) => `Two definitions declare the ${what} \`${id}\`.`,
  }),
  "unused-level": entry<{ code: string }>({
    severity: "note",
    title: "Unused level",
    cause: "An entry of `diagnostics` matches no finding of this run.",
    fix: "Remove the entry, or correct its code, file or pointer.",
    message: ({ code }) => `This entry matches nothing: \`${code}\`.`,
  }),
});
