import { infoEntries, readingEntries, serverEntries } from "@sdkwright/json-schema";
import { defineCatalogue, didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings about OpenRPC documents. Those about references and schemas are in the catalogue `json-schema`. */
export const openrpcCatalogue = defineCatalogue("openrpc", {
  "not-openrpc": entry({
    severity: "error",
    title: "Not an OpenRPC document",
    cause: "The document has no `openrpc` key with a version.",
    fix: 'Begin the document with `openrpc: "1.3.2"` (or the version that it is written in), or name another file.',
    message: () => "The document does not say that it is an OpenRPC definition.",
  }),
  "unsupported-version": entry<{ version: string }>({
    severity: "error",
    title: "Unsupported version of OpenRPC",
    cause: "The document is written in a version of OpenRPC that cannot be read.",
    fix: "Convert the document to OpenRPC 1.3.",
    message: ({ version }) => `OpenRPC ${version} cannot be read; 1.0 to 1.4 can.`,
  }),
  ...readingEntries("OpenRPC"),
  ...infoEntries("OpenRPC"),
  "duplicate-method": entry<{ name: string }>({
    severity: "error",
    title: "Two methods with one name",
    cause: "Method names are sent to the server, so they must be unique.",
    fix: "Remove one of the methods, or give it the name that the server knows it by.",
    recovery: "The second method is left out.",
    message: ({ name }) => `The method \`${name}\` is declared twice; the second is left out.`,
  }),
  "reserved-method": entry<{ name: string }>({
    severity: "warning",
    title: "Reserved method name",
    cause: "JSON-RPC 2.0 reserves method names that begin with `rpc.` for its own extensions.",
    fix: "Remove the method, or rename it if it is one of the API's own.",
    message: ({ name }) => `The method \`${name}\` has a name that JSON-RPC reserves for itself.`,
  }),
  "duplicate-param": entry<{ name: string }>({
    severity: "error",
    title: "Two parameters with one name",
    cause: "Parameters are told apart by their names, which must be unique in a method.",
    fix: "Rename one of them.",
    recovery: "The second parameter is left out.",
    message: ({ name }) => `The parameter \`${name}\` is declared twice; the second is left out.`,
  }),
  "param-order": entry<{ name: string }>({
    severity: "warning",
    title: "Required parameter after an optional one",
    cause: "When parameters are sent by position, an optional one before a required one cannot be left out.",
    fix: "Put required parameters first.",
    message: ({ name }) => `The required parameter \`${name}\` comes after an optional one, but is sent by position.`,
  }),
  "param-structure": entry<{ found: string; nearest: string | undefined }>({
    severity: "error",
    title: "Unknown parameter structure",
    cause: "`paramStructure` has one of three values, which say how parameters are sent.",
    fix: "Write `by-name`, `by-position` or `either`.",
    recovery: "It is read as `either`.",
    message: ({ found, nearest }) =>
      `\`paramStructure\` must be by-name, by-position or either, but is ${found}.${didYouMean(nearest)}`,
  }),
  "example-param": entry<{ name: string; nearest: string }>({
    severity: "warning",
    title: "Example of an unknown parameter",
    cause: "An example has a value for a parameter that the method does not have, but for one with a similar name.",
    fix: "Correct the name in the example.",
    message: ({ name, nearest }) => `The method has no parameter \`${name}\`.${didYouMean(nearest)}`,
  }),
  "error-code": entry({
    severity: "error",
    title: "Error without a code",
    cause: "Errors of JSON-RPC are told apart by a code, which is an integer.",
    fix: "Give the error an integer `code`.",
    recovery: "The error is left out.",
    message: () => "The error has no integer `code`; it is left out.",
  }),
  ...serverEntries,
  "relative-server": entry<{ url: string }>({
    severity: "note",
    title: "Server without a host",
    cause: "A URL without a host cannot be called, because a client does not know where the definition came from.",
    fix: "Write an absolute URL. Otherwise, users of the SDK must pass a base URL.",
    message: ({ url }) => `The server \`${url}\` has no host; it is left out.`,
  }),
  "left-out": entry<{ feature: string }>({
    severity: "note",
    title: "Part without an effect on SDKs",
    cause: "The definition says something that documents the API but does not change calls.",
    fix: "No action is needed.",
    message: ({ feature }) => `${feature} has no equivalent in an SDK and is left out.`,
  }),
  unsupported: entry<{ feature: string; instead: string }>({
    severity: "warning",
    title: "Feature that SDKs do not support",
    cause: "The definition uses something that has no equivalent in an SDK.",
    fix: "No action is needed, unless the API depends on it.",
    message: ({ feature, instead }) => `${feature} is not supported: ${instead}.`,
  }),
});
