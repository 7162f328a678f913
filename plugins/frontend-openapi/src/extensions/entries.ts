import { didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings about `x-gen-*` extensions: a part of the catalogue of OpenAPI. */
export const extensionEntries = {
  "unknown-extension": entry<{ name: string; of: string; nearest: string | undefined }>({
    severity: "warning",
    title: "Unknown extension",
    cause: "An `x-gen-` key, or a key inside one, has no meaning there.",
    fix: "Correct the key, or remove it.",
    message: ({ name, of, nearest }) => `\`${name}\` has no meaning in ${of}.${didYouMean(nearest)}`,
  }),
  "no-effect": entry<{ key: string; reason: string }>({
    severity: "note",
    title: "Extension without effect",
    cause: "An extension is used where it has no effect.",
    fix: "No action is needed. You can remove the extension.",
    message: ({ key, reason }) => `\`${key}\` has no effect here: ${reason}.`,
  }),
  "older-extensions": entry<{ key: string }>({
    severity: "note",
    title: "Extensions under another tool's prefix",
    cause: "The definition has extensions that begin with `x-fern-`. They are read as if they began with `x-gen-`.",
    fix: "No action is needed. Where an element has both, `x-gen-` counts.",
    message: ({ key }) => `\`${key}\` and its like are read as if they began with \`x-gen-\`.`,
  }),
  "foreign-extensions": entry<{ keys: string }>({
    severity: "note",
    title: "Extensions of other generators without a counterpart",
    cause:
      "The definition has extensions of another generator that say something which nothing here corresponds to. docs/extensions.md lists those that are read.",
    fix: "Look whether callers need what they say. An `x-gen-` extension or a setting may say it.",
    message: ({ keys }) => `Extensions of other generators that have no effect: ${keys}.`,
  }),
  "extension-needs": entry<{ extension: string; needs: string }>({
    severity: "error",
    title: "Extension that lacks what it needs",
    cause: "An extension needs something that the rest of the definition does not provide.",
    fix: "Add what the message names, or remove the extension.",
    message: ({ extension, needs }) => `\`${extension}\` needs ${needs}.`,
  }),
  "unsigned-time": entry<{ header: string }>({
    severity: "warning",
    title: "Time of a webhook that is not signed",
    cause:
      "`timestamp` of `x-gen-webhook-signature` names a header, but `payload-format` does not list `timestamp`. Anyone who has seen a delivery can send it again with a new time.",
    fix: "If the API signs the time, add `timestamp` to `components`; otherwise remove `timestamp`.",
    message: ({ header }) =>
      `The signature does not cover the time in \`${header}\`: a captured delivery can be sent again with a new time.`,
  }),
  "value-path": entry<{ path: string; problem: string }>({
    severity: "error",
    title: "Path that cannot be resolved",
    cause: "A path such as `$request.cursor` or `$response.data.items` must name parameters and properties that exist.",
    fix: "Correct the path. It is made of names as the definition spells them, joined by dots.",
    message: ({ path, problem }) => `\`${path}\` cannot be resolved: ${problem}.`,
  }),
  "unknown-sdk-variable": entry<{ name: string; nearest: string | undefined }>({
    severity: "error",
    title: "Unknown SDK variable",
    cause: "`x-gen-sdk-variable` names a variable that `x-gen-sdk-variables` of the document does not declare.",
    fix: "Declare the variable at the root of the document, or correct its name.",
    message: ({ name, nearest }) => `There is no SDK variable \`${name}\`.${didYouMean(nearest)}`,
  }),
  "unknown-server-name": entry<{ name: string }>({
    severity: "note",
    title: "Server name of the configuration",
    cause: "`x-gen-server-name` of an operation names a server that the document does not list.",
    fix: "Give `environments` in the configuration a URL of that name, or correct the name.",
    message: ({ name }) =>
      `No server of the document is named \`${name}\`. Unless the configuration has a URL with this name, the default server is used.`,
  }),
} as const;
