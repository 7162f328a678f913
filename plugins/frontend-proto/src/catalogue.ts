import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** Findings about protocol buffer files. */
export const protoCatalogue = defineCatalogue("proto", {
  syntax: entry<{ problem: string }>({
    severity: "error",
    title: "Syntax error",
    cause: "The file does not follow the grammar of protocol buffers.",
    fix: "Correct the line; `protoc` explains the grammar in full.",
    message: ({ problem }) => `The file cannot be read: ${problem}.`,
  }),
  "import-not-found": entry<{ path: string }>({
    severity: "error",
    title: "Import not found",
    cause: "A file is imported that is not below the root.",
    fix: "Correct the path, which is relative to the root, or put the file there.",
    message: ({ path }) => `There is no file \`${path}\` below the root.`,
  }),
  "deep-root": entry<{ space: string; root: string }>({
    severity: "warning",
    title: "Root below the start of the package path",
    cause:
      "The folders of a file, together with those of `root`, spell its package. `root` should be the folder in which that path starts: imports of the file are not found from where it is.",
    fix: "Set `root` to the folder that the message names.",
    message: ({ space, root }) => `The path of the package \`${space}\` starts in \`${root}\`, above \`root\`.`,
  }),
  "not-imported": entry<{ name: string; path: string }>({
    severity: "warning",
    title: "Type of a file that is not imported",
    cause:
      "A file uses a type that it neither declares nor imports. It is found, because another file is read that does.",
    fix: "Import the file that the message names: `protoc` refuses the file without it.",
    message: ({ name, path }) => `\`${name}\` is declared in \`${path}\`, which this file does not import.`,
  }),
  "duplicate-symbol": entry<{ name: string }>({
    severity: "error",
    title: "Symbol declared twice",
    cause: "Messages, enums and services of a package, and the parts of a message, need different names.",
    fix: "Rename one of them.",
    message: ({ name }) => `\`${name}\` is declared twice.`,
  }),
  "unknown-type": entry<{ name: string; nearest: string | undefined }>({
    severity: "error",
    title: "Unknown type",
    cause: "A field or a method uses a type that neither the file nor what it imports declares.",
    fix: "Correct the name, or import the file that declares the type.",
    message: ({ name, nearest }) =>
      `There is no type \`${name}\`${nearest === undefined ? "." : `; did you mean \`${nearest}\`?`}`,
  }),
  "client-streaming": entry<{ method: string }>({
    severity: "warning",
    title: "Streaming from the client",
    cause: "Streaming from the client needs HTTP/2 trailers, which not every platform supports.",
    fix: "Call the method with a gRPC client, or add one that takes a single message.",
    message: ({ method }) => `The method \`${method}\` streams from the client; it is left out.`,
  }),
  "rest-streaming": entry<{ method: string }>({
    severity: "note",
    title: "Streaming response over HTTP",
    cause: "A method with an HTTP rule streams its response, for which `google.api.http` defines no form.",
    fix: "No action is needed: messages are read on lines of their own, as the `result` of an object (grpc-gateway), and in a list of all (Envoy).",
    message: ({ method }) => `The response of \`${method}\` is read as a stream of JSON.`,
  }),
  "http-rule": entry<{ method: string; problem: string }>({
    severity: "error",
    title: "HTTP rule that cannot be read",
    cause: "The `google.api.http` option of a method is not complete, or does not fit its request.",
    fix: "Give it one of get, put, post, delete, patch and custom, with a path template whose variables are fields.",
    message: ({ method, problem }) => `The HTTP rule of \`${method}\` ${problem}.`,
  }),
  "query-field": entry<{ field: string; problem: string }>({
    severity: "warning",
    title: "Field that a query cannot contain",
    cause:
      "Fields that are neither in the path nor in the body are sent in the query, which can contain only scalars and lists of scalars.",
    fix: 'Put the field into the body (`body: "*"`), or make it a scalar.',
    message: ({ field, problem }) =>
      `The field \`${field}\` ${problem} and cannot be sent in the query; it is left out.`,
  }),
  extension: entry<{ what: string }>({
    severity: "warning",
    title: "Feature of proto2 without a form in JSON",
    cause: "Extensions and groups have no field names that all languages agree on.",
    fix: "Replace them with ordinary fields; until then they are left out.",
    message: ({ what }) => `${what} is left out.`,
  }),
  "unknown-override": entry<{ name: string; nearest: string | undefined }>({
    severity: "error",
    title: "Override of an unknown symbol",
    cause: "An override file names a symbol that the definition does not declare.",
    fix: "Write the full name: package, message or service, and field or method, with dots between.",
    message: ({ name, nearest }) =>
      `There is no \`${name}\`${nearest === undefined ? "." : `; did you mean \`${nearest}\`?`}`,
  }),
  "override-value": entry<{ key: string; expected: string }>({
    severity: "error",
    title: "Override of the wrong type",
    cause: "An override file has an unknown key, or a value that the key does not allow.",
    fix: "Correct the key or the value.",
    message: ({ key, expected }) => `\`${key}\` must be ${expected}.`,
  }),
});
