import { type Diagnostic, defineCatalogue, entry, type Location, nearest } from "@sdkwright/plugin-api";

/** Findings of the compiler's own stages. */
export const compilerCatalogue = defineCatalogue("compiler", {
  "no-definition": entry({
    severity: "error",
    title: "No definition",
    cause: "The configuration names no API definition, so there is nothing to compile.",
    fix: "Name one under `api.specs`, for example `- openapi: openapi.yml`.",
    message: () => "No API definition is configured.",
  }),
  "no-git": entry({
    severity: "error",
    title: "Git references are not fetched here",
    cause: "The definition is in a git repository, and the program that runs the compiler fetches nothing.",
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
    cause: "No built-in backend, installed package or plugin answers to this generator name.",
    fix: "Correct the name or path, or install the package that provides it beside generators.yml.",
    message: ({ generator, nearest: meant, known, tried }) =>
      [
        `No backend answers to the generator \`${generator}\`.`,
        ...(meant === undefined ? [] : [`Did you mean \`${meant}\`?`]),
        ...(known.length === 0 ? [] : [`Known: ${known.join(", ")}.`]),
        ...(tried.length === 0 ? [] : [`Tried: ${tried.join("; ")}.`]),
      ].join(" "),
  }),
  "no-group": entry<{ groups: string }>({
    severity: "error",
    title: "No group to generate",
    cause: "No group was asked for, and the configuration names no `default-group`.",
    fix: "Pass `--group <name>`, or set `default-group`.",
    message: ({ groups }) => `No group was asked for and there is no \`default-group\`. Groups: ${groups || "none"}.`,
  }),
  "unknown-group": entry<{ group: string; groups: string }>({
    severity: "error",
    title: "Unknown group",
    cause: "The group asked for is neither a key of `groups` nor one of `aliases`.",
    fix: "Use one of the groups or aliases of the configuration.",
    message: ({ group, groups }) => `There is no group or alias \`${group}\`. Known: ${groups || "none"}.`,
  }),
  "no-output": entry<{ generator: string }>({
    severity: "error",
    title: "No output folder",
    cause:
      "The generator has no `output` with `location: local-file-system`, and no folder was given on the command line.",
    fix: "Add `output: { location: local-file-system, path: ./sdk }` to the generator, or pass `--output <folder>`.",
    message: ({ generator }) => `The generator \`${generator}\` does not say where to write.`,
  }),
  "output-shared": entry<{ folder: string }>({
    severity: "error",
    title: "Two generators write to one folder",
    cause: "Each generator owns its output folder; two in one would delete each other's files.",
    fix: "Give each generator a path of its own.",
    message: ({ folder }) => `Another generator of this run writes to \`${folder}\` as well.`,
  }),
  "unknown-option": entry<{ option: string; generator: string; nearest?: string }>({
    severity: "error",
    title: "Unknown generator option",
    cause: "The generator's `config` holds a key that its backend does not know.",
    fix: "Correct the key, or remove it.",
    message: ({ option, generator, nearest }) =>
      `\`${generator}\` has no option \`${option}\`.${nearest ? ` Did you mean \`${nearest}\`?` : ""}`,
  }),
  "foreign-option": entry<{ option: string }>({
    severity: "note",
    title: "Option of another product",
    cause: "A generator is named as another product names it, and has an option that means nothing here.",
    fix: "Nothing needs to be done. The options that are known are listed in the configuration's documentation.",
    message: ({ option }) => `The option \`${option}\` belongs to another product and has no effect here.`,
  }),
  "option-unsupported": entry<{ option: string; value: string; instead: string }>({
    severity: "warning",
    title: "Unsupported value of a generator option",
    cause: "The backend knows the option, and does not support this value of it.",
    fix: "Remove the option, or say otherwise if what happens in its place is not what you want.",
    message: ({ option, value, instead }) => `\`${option}: ${value}\` is not supported: ${instead}.`,
  }),
  "bad-option": entry<{ option: string; expected: string }>({
    severity: "error",
    title: "Wrong value of a generator option",
    cause: "The value in `config` is not of the option's type, not among its values, or does not look as it has to.",
    fix: "Give a value of the kind that the message names.",
    message: ({ option, expected }) => `The option \`${option}\` takes ${expected}.`,
  }),
  "unknown-endpoint": entry<{ reference: string; nearest?: string }>({
    severity: "error",
    title: "Endpoint not found",
    cause: "An endpoint reference of the configuration matches no operation of the definitions.",
    fix: "Write it as `METHOD /path` exactly as the definition has it, or as `group.operation`; after `<namespace>::` where the definition has a namespace.",
    message: ({ reference, nearest }) =>
      `No operation matches \`${reference}\`.${nearest ? ` Did you mean \`${nearest}\`?` : ""}`,
  }),
  "unknown-alias": entry<{ name: string }>({
    severity: "warning",
    title: "No such alias",
    cause: "`resolve-aliases` is to keep an alias of a name that no type has.",
    fix: "Correct the name: it is the key of the schema, or the name that the definition gives the type.",
    message: ({ name }) => `No type is called \`${name}\`.`,
  }),
  "readme-endpoint": entry<{ reference: string; nearest?: string }>({
    severity: "warning",
    title: "Endpoint of a README not found",
    cause: "`readme` names an endpoint that matches no operation of the definitions; the README is written without it.",
    fix: "Write it as `METHOD /path` exactly as the definition has it; after `<namespace>::` where it has a namespace.",
    message: ({ reference, nearest }) =>
      `No operation matches \`${reference}\`.${nearest ? ` Did you mean \`${nearest}\`?` : ""}`,
  }),
  "unknown-audience": entry<{ audience: string; nearest?: string }>({
    severity: "warning",
    title: "Audience that nothing is tagged with",
    cause: "A group asks for an audience that no operation, schema, property or server of the definitions carries.",
    fix: "Correct the name, or tag elements with `x-gen-audiences: [name]`.",
    message: ({ audience, nearest }) =>
      `Nothing is tagged with the audience \`${audience}\`.${nearest ? ` Did you mean \`${nearest}\`?` : ""}`,
  }),
  "audience-needs": entry<{ type: string; audiences: string }>({
    severity: "warning",
    title: "Kept in spite of its audiences",
    cause:
      "A schema is tagged for other audiences than those of the group, and something that the group keeps needs it.",
    fix: "Tag the schema for this audience too, or tag what refers to it for the others.",
    message: ({ type, audiences }) =>
      `\`${type}\` is tagged for ${audiences} only, but is needed here, so it stays in the SDK.`,
  }),
  "scheme-conflict": entry<{ scheme: string }>({
    severity: "error",
    title: "Two definitions declare a security scheme differently",
    cause: "Several definitions of one API have a scheme of one name, and it means something else in each.",
    fix: "Declare the scheme under `auth-schemes`, which wins over both, or rename one of them with an overlay.",
    message: ({ scheme }) => `The scheme \`${scheme}\` means something else in another definition.`,
  }),
  "unknown-url-role": entry<{ role: string; known: string }>({
    severity: "warning",
    title: "No environment has the URL that an operation asks for",
    cause:
      "The environments of the configuration replace the definition's servers, and an operation has a server of its own that they do not name.",
    fix: "Give each environment `urls`, one of them with the name of the operation's server.",
    message: ({ role, known }) =>
      `The environments have no URL named \`${role}\` (they have ${known}), so the default URL serves this operation.`,
  }),
  "scheme-not-declared": entry<{ scheme: string }>({
    severity: "warning",
    title: "Scheme of `any` is not declared in the definition",
    cause: "Under `any`, a scheme counts only if the definition names it in `securitySchemes` and in some `security`.",
    fix: "Declare the scheme in the definition, or use `all` or a single scheme.",
    message: ({ scheme }) => `\`${scheme}\` is not declared and applied in the definition, so \`any\` ignores it.`,
  }),
  "feature-missing": entry<{ language: string; feature: string }>({
    severity: "warning",
    title: "The backend does not support a feature",
    cause: "The definition uses something that this language's backend does not emit yet.",
    fix: "See the feature table; the rest of the SDK is emitted.",
    message: ({ language, feature }) => `The ${language} backend does not emit \`${feature}\`.`,
  }),
  "duplicate-definition": entry<{ what: string; id: string }>({
    severity: "error",
    title: "Two definitions declare the same thing",
    cause: "Several definitions of one API declare an operation or a type at the same place.",
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

/** The finding that no backend answers to a generator's name, with the known name that was most likely meant. */
export function noBackend(
  params: { readonly generator: string; readonly known: readonly string[]; readonly tried: readonly string[] },
  location: Location,
): Diagnostic {
  const meant = nearest(params.generator, params.known);
  return compilerCatalogue.create(
    "no-backend",
    { ...params, ...(meant !== undefined && { nearest: meant }) },
    { location },
  );
}
