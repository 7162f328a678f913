import { defineCatalogue, entry } from "@sdkwright/diagnostics";

/** What can go wrong between a path and a parsed document. */
export const sourceCatalogue = defineCatalogue("source", {
  "file-not-found": entry<{ path: string }>({
    severity: "error",
    title: "File not found",
    cause: "A path names a file that does not exist. Paths are relative to the file that holds them.",
    fix: "Correct the path, or put the file there. Letter case counts.",
    message: ({ path }) => `There is no file at ${path}.`,
  }),
  "not-a-file": entry<{ path: string }>({
    severity: "error",
    title: "Not a file",
    cause: "A path that must name a file names a folder or a device.",
    fix: "Name a file inside the folder.",
    message: ({ path }) => `${path} is not a file.`,
  }),
  unreadable: entry<{ path: string; reason: string }>({
    severity: "error",
    title: "File cannot be read",
    cause: "The operating system refused to read the file, for want of permission in most cases.",
    fix: "Give the current user the right to read the file.",
    message: ({ path, reason }) => `${path} cannot be read (${reason}).`,
  }),
  "wrong-encoding": entry<{ path: string; encoding: string }>({
    severity: "error",
    title: "Wrong text encoding",
    cause: "Definitions and configuration are read as UTF-8; the file holds bytes that are not.",
    fix: "Save the file as UTF-8.",
    message: ({ path, encoding }) => `${path} is not UTF-8: ${encoding}.`,
  }),
  "empty-file": entry<{ path: string }>({
    severity: "error",
    title: "Empty file",
    cause: "The file holds nothing but white space and comments.",
    fix: "Check that the right file is named, and that whatever writes it has done so.",
    message: ({ path }) => `${path} is empty.`,
  }),
  "json-syntax": entry<{ problem: string }>({
    severity: "error",
    title: "JSON syntax error",
    cause: "The text is not JSON as RFC 8259 defines it. Comments and trailing commas are no part of it.",
    fix: "Correct the text at the place shown.",
    message: ({ problem }) => `This is not valid JSON: ${problem}.`,
  }),
  "yaml-syntax": entry<{ problem: string }>({
    severity: "error",
    title: "YAML syntax error",
    cause: "The text is not YAML 1.2, or uses a tag that stands for no JSON value.",
    fix: "Correct the text at the place shown. Wrong indentation and unquoted special characters are the usual reasons.",
    message: ({ problem }) => `This is not valid YAML: ${problem}.`,
  }),
  "duplicate-key": entry<{ key: string }>({
    severity: "warning",
    title: "Duplicate key",
    cause: "A mapping holds the same key twice. The last one counts, and the earlier ones are ignored.",
    fix: "Remove or rename all but one.",
    message: ({ key }) =>
      `The key ${JSON.stringify(key)} appears again in the same mapping; this earlier one is ignored.`,
  }),
  "multiple-documents": entry({
    severity: "error",
    title: "More than one YAML document",
    cause: "A line `---` starts a second document in the file; only one can be read.",
    fix: "Move each document to a file of its own.",
    message: () => "A second YAML document starts here.",
  }),
  "nesting-too-deep": entry<{ limit: number }>({
    severity: "error",
    title: "Nesting too deep",
    cause: "Lists and mappings lie inside each other beyond what any sensible definition needs.",
    fix: "Flatten the document; move deep parts into components and refer to them.",
    message: ({ limit }) => `Values are nested more than ${limit} levels deep here.`,
  }),
  "recursive-alias": entry<{ alias: string }>({
    severity: "error",
    title: "YAML alias inside its own anchor",
    cause: "An alias stands for a value that contains the alias, so that the value has no end.",
    fix: "Use a `$ref` for recursive structures; an alias must refer to a value that is complete.",
    message: ({ alias }) => `The alias *${alias} lies inside the value that it stands for.`,
  }),
  "alias-expansion": entry<{ limit: number }>({
    severity: "error",
    title: "YAML aliases expand too far",
    cause: "Aliases of values that hold aliases multiply: a short text stands for an enormous value.",
    fix: "Replace nested aliases by `$ref`.",
    message: ({ limit }) => `With its aliases written out, the document would hold more than ${limit} values.`,
  }),
  "outside-workspace": entry<{ path: string }>({
    severity: "error",
    title: "Reference leaves the workspace",
    cause:
      "A reference leads to a file outside the workspace and outside the folder of the definition, by `..` or by a symbolic link.",
    fix: "Move the file into the workspace or beside the definition, and correct the reference.",
    message: ({ path }) => `The reference leads outside the workspace, to ${path}; it is not followed.`,
  }),
  "network-reference": entry<{ reference: string }>({
    severity: "error",
    title: "Network reference",
    cause:
      "A reference names a URL. Nothing is downloaded during generation, so that the result depends on files alone.",
    fix: "Download the document, keep it beside the definition, and refer to the file.",
    message: ({ reference }) => `The reference ${JSON.stringify(reference)} is a URL; URLs are not followed.`,
  }),
});
