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
  "too-large": entry<{ path: string; megabytes: number }>({
    severity: "error",
    title: "File too large",
    cause: "A file is larger than any definition, and reading it would take more memory than there is.",
    fix: "Check that the right file is named; split a definition of this size into several.",
    message: ({ path, megabytes }) => `${path} is larger than ${megabytes} MiB.`,
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
  "number-range": entry<{ text: string }>({
    severity: "error",
    title: "Number out of range",
    cause:
      "A number is larger than any number of JSON can be read as, or is `.inf` or `.nan`, which JSON does not have.",
    fix: "Write a number below 1.8e308, or quote the value where it is text.",
    message: ({ text }) => `\`${text}\` is beyond the range of numbers.`,
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
  "yaml-closing": entry<{ closing: string }>({
    severity: "note",
    title: "Closing bracket in the first column",
    cause:
      "YAML wants the end of a flow mapping or list indented further than what it belongs to; not all readers mind.",
    fix: "Indent the bracket.",
    message: ({ closing }) => `The closing \`${closing}\` is not indented, which some readers of YAML refuse.`,
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
    fix: "Move the file into the workspace or beside the definition, and correct the reference; or list its folder under `allowed-references`.",
    message: ({ path }) => `The reference leads outside the workspace, to ${path}; it is not followed.`,
  }),
  "hidden-file": entry<{ path: string }>({
    severity: "error",
    title: "Reference to a hidden file",
    cause:
      "A reference leads to a file or folder whose name begins with a dot, as those of tools and of credentials do.",
    fix: "Give the file a name without a dot at the front, and correct the reference.",
    message: ({ path }) => `The reference leads to ${path}, a hidden file; it is not followed.`,
  }),
  "foreign-reference": entry<{ path: string; folder: string }>({
    severity: "error",
    title: "Definition of others refers to a file of the workspace",
    cause:
      "A definition that comes from a git repository, or is pulled from an origin, refers to a file outside of the folder " +
      "that came with it. Whoever publishes it must not read other files.",
    fix: "Put the file beside the definition, where it is published.",
    message: ({ path, folder }) => `The reference leads to ${path}, out of ${folder}; it is not followed.`,
  }),
  "network-reference": entry<{ reference: string }>({
    severity: "error",
    title: "Network reference",
    cause:
      "A reference names a URL. Nothing is downloaded during generation, so that the result depends on files alone, unless the configuration allows it.",
    fix: "Download the document, keep it beside the definition, and refer to the file; or list the URL's origin under `allowed-references`.",
    message: ({ reference }) => `The reference ${JSON.stringify(reference)} is a URL; URLs are not followed.`,
  }),
  "reference-not-fetched": entry<{ url: string; reason: string }>({
    severity: "error",
    title: "Reference cannot be fetched",
    cause:
      "A reference names a URL whose origin is allowed, but the document could not be downloaded: the server refused it, took too long, sent too much, or led to an origin that is not allowed.",
    fix: "Check the URL in a browser. Documents that need credentials cannot be fetched: keep those beside the definition.",
    message: ({ url, reason }) => `${url} cannot be fetched: ${reason}.`,
  }),
  "git-invalid": entry<{ problem: string }>({
    severity: "error",
    title: "Invalid git reference",
    cause: "A git reference has a form that is not allowed: only https, http, ssh, git and file URLs are.",
    fix: "Name a repository URL, a branch, tag or commit, and a path inside the repository.",
    message: ({ problem }) => `The git reference cannot be used: ${problem}.`,
  }),
  "git-missing": entry({
    severity: "error",
    title: "Git is not installed",
    cause: "Definitions in git repositories are fetched with the `git` program, which was not found.",
    fix: "Install git, or name a local file.",
    message: () => "The program `git` was not found.",
  }),
  "git-failed": entry<{ repo: string; reason: string }>({
    severity: "error",
    title: "Git cannot fetch",
    cause: "Git reported a failure: the repository does not exist, access is refused, or the network is down.",
    fix: "Try `git ls-remote <repository>`; what helps there helps here, because the same configuration is used.",
    message: ({ repo, reason }) => `Git could not fetch ${repo}: ${reason}.`,
  }),
  "git-timeout": entry<{ repo: string }>({
    severity: "error",
    title: "Git takes too long",
    cause: "The repository's server did not answer in time.",
    fix: "Check the network and the URL; name a commit to need the network only once.",
    message: ({ repo }) => `Git got no answer from ${repo} in time.`,
  }),
  "git-ref": entry<{ repo: string; ref: string }>({
    severity: "error",
    title: "No such branch, tag or commit",
    cause: "The repository has no branch or tag of this name. A commit must be given by its full name.",
    fix: "Correct `ref`, or leave it out for the default branch.",
    message: ({ repo, ref }) => `${repo} has no branch or tag \`${ref}\`.`,
  }),
  "git-path": entry<{ repo: string; path: string; commit: string }>({
    severity: "error",
    title: "No such file in the repository",
    cause: "The commit holds nothing at the path.",
    fix: "Correct `path`; it starts at the root of the repository.",
    message: ({ repo, path, commit }) => `${repo} has no ${path} at ${commit}.`,
  }),
  "origin-failed": entry<{ url: string; reason: string }>({
    severity: "error",
    title: "Definition cannot be pulled",
    cause: "The `origin` of a definition could not be downloaded, or what came is no definition.",
    fix: "Check the URL in a browser. The file on disk was not changed.",
    message: ({ url, reason }) => `${url} cannot be pulled: ${reason}. The local file is unchanged.`,
  }),
  "protoc-missing": entry({
    severity: "error",
    title: "Missing protoc",
    cause: "The protocol buffer compiler of the machine, which `local-generation` asks for, cannot be started.",
    fix: "Install `protoc` and put it on the PATH, or leave out `local-generation`: files are then compiled without it.",
    message: () => "`local-generation` needs the program `protoc`, which is not on the PATH.",
  }),
  "protoc-failed": entry<{ problem: string }>({
    severity: "error",
    title: "Error of protoc",
    cause: "The protocol buffer compiler of the machine refuses the files.",
    fix: "Mend what it names.",
    message: ({ problem }) => `protoc: ${problem}`,
  }),
});
