import { defineCatalogue, entry } from "@sdkwright/diagnostics";

/** As many files are named; `replay status` lists all. */
const NAMED = 10;

function counted(files: readonly string[], noun: string): string {
  return `${files.length} ${noun}${files.length === 1 ? "" : "s"}`;
}

function listed(files: readonly string[]): string {
  const more = files.length - NAMED;
  return [...files.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

/** Findings about the output folder. */
export const outputCatalogue = defineCatalogue("output", {
  edited: entry<{ folder: string; files: readonly string[]; copy: string }>({
    severity: "warning",
    title: "Edited files overwritten",
    cause:
      "A generated file was changed by hand, and what it was generated as is not known, so that nothing could be merged. Or `--force` replaced a file that was not generated.",
    fix: "Merge your change from the kept copy. To own a file for good, name it in .sdkwrightignore.",
    message: ({ folder, files, copy }) =>
      files.length === 1
        ? `${files[0]} held text that was not generated, and was overwritten. It is kept in ${copy}.`
        : `${counted(files, "file")} of ${folder} held text that was not generated, and were overwritten: ${listed(files)}. They are kept in ${copy}.`,
  }),
  merged: entry<{ files: readonly string[] }>({
    severity: "note",
    title: "Edits merged with newly generated text",
    cause: "Generated files were changed by hand. This run generates other text for them, and both changes were kept.",
    fix: "Review the files before you commit them. To overwrite edits instead, set `replay: {enabled: false}` in generators.yml.",
    message: ({ files }) =>
      `Your edits of ${counted(files, "file")} are merged with the newly generated text: ${listed(files)}.`,
  }),
  moved: entry<{ from: string; to: string }>({
    severity: "note",
    title: "Edits moved to another file",
    cause: "A generated file was changed by hand, and its contents are generated under another path now.",
    fix: "Review the new file before you commit it.",
    message: ({ from, to }) => `${from} is generated as ${to} now. Your edits were moved there.`,
  }),
  "moved-code": entry<{ from: string; to: string }>({
    severity: "note",
    title: "Edits of moved code moved with it",
    cause:
      "Code that you edited is generated in another file now, word for word. Your edits were merged into that file.",
    fix: "Review both files before you commit them.",
    message: ({ from, to }) => `Code of ${from} is generated in ${to} now. Your edits of it were moved there.`,
  }),
  "value-kept": entry<{ file: string; values: readonly string[] }>({
    severity: "note",
    title: "Edited value differs from the generated one",
    cause:
      "A generated document was edited, and this run generates another value in a place that was edited. The edit stays.",
    fix: "No action is needed if the edit is right. Otherwise, take it back, and run again.",
    message: ({ file, values }) =>
      `${file} keeps your edits, although the definition has changed there: ${values.slice(0, 10).join(", ")}${values.length > 10 ? ", ..." : ""}.`,
  }),
  conflict: entry<{ file: string; line: number }>({
    severity: "error",
    title: "An edit and the newly generated text change the same lines",
    cause:
      "A generated file was changed by hand, and this run generates other text for the same lines. The file holds both, between conflict markers. All other files are up to date.",
    fix: "Edit the lines and delete the markers, or take one side: `sdkwright replay resolve <file> --take ours|theirs`.",
    message: ({ file, line }) => `${file}:${line}: your edit conflicts with the newly generated text.`,
  }),
  "kept-deleted": entry<{ files: readonly string[] }>({
    severity: "note",
    title: "Deleted files stay deleted",
    cause: "Generated files were deleted by hand. Later runs do not write them again.",
    fix: "To have one written again: `sdkwright replay resolve <file> --take theirs`.",
    message: ({ files }) =>
      `${counted(files, "generated file")} that you deleted ${files.length === 1 ? "stays" : "stay"} deleted: ${listed(files)}.`,
  }),
  "edited-obsolete": entry<{ file: string }>({
    severity: "warning",
    title: "Edited file is no longer generated",
    cause: "A generated file was changed by hand, and nothing generates it any more.",
    fix: "Delete the file, or keep it as your own.",
    message: ({ file }) => `${file} is no longer generated. It was edited, so it is kept.`,
  }),
  "not-ours": entry<{ folder?: string; files: readonly string[] }>({
    severity: "error",
    title: "Files that were not generated are in the way",
    cause:
      "The output folder contains files that were not generated, at paths of generated files. Nothing was written. If they were generated, `.sdkwright` in the folder is missing or damaged.",
    fix: "Restore `.sdkwright` in the folder if it was committed (`git checkout HEAD -- <folder>/.sdkwright`). Otherwise choose another output folder, name files to keep in .sdkwrightignore, or pass --force to replace them: copies are kept, and the version stays.",
    message: ({ folder, files }) =>
      folder === undefined
        ? `${listed(files)} exists and was not generated by an earlier run.`
        : `${counted(files, "file")} of ${folder} exist and were not generated by an earlier run: ${listed(files)}.`,
  }),
  blocked: entry<{ file: string; by: string }>({
    severity: "error",
    title: "A folder or file blocks the output",
    cause: "There is a folder where a file must go, or a file where a folder must go. Nothing was written.",
    fix: "Move what is in the way, or choose another output folder.",
    message: ({ file, by }) => `${file} cannot be written: ${by} is in the way.`,
  }),
  "ignore-too-long": entry<{ file: string; most: number }>({
    severity: "error",
    title: "Too many rules in .sdkwrightignore",
    cause:
      "The file comes with the folder, and every rule is compared with every file of the SDK. Nothing was written.",
    fix: "Use patterns such as `src/custom/**` instead of naming each file.",
    message: ({ file, most }) => `${file} is too long. It may have ${most} lines and 128 KiB.`,
  }),
  "symlink-outside": entry<{ file: string; link: string }>({
    severity: "error",
    title: "Symbolic link points outside the output folder",
    cause:
      "A link inside the output folder points elsewhere or nowhere, and a generated file would go through it. Nothing was written.",
    fix: "Replace the link with a folder, or make the real place the output folder.",
    message: ({ file, link }) =>
      `${file} would be written through ${link}, a symbolic link that points outside the output folder.`,
  }),
  "manifest-unreadable": entry<{ file: string; reason: string }>({
    severity: "warning",
    title: "Manifest of the last run cannot be read",
    cause: "The list of generated files was damaged, or written by a newer release.",
    fix: "Restore the file from version control (`git checkout HEAD -- <file>`), or update sdkwright if a newer release wrote it.",
    message: ({ file, reason }) =>
      `${file} cannot be used: ${reason}. Files of earlier runs are recognised by their contents only.`,
  }),
  locked: entry<{ folder: string; lock: string; holder: number | undefined }>({
    severity: "error",
    title: "Another run writes to the folder",
    cause: "Two runs into one folder at once would mix their files. The later one waits for a minute, then gives up.",
    fix: "Wait until the other run is done. If there is none, delete the lock that the message names.",
    message: ({ folder, lock, holder }) =>
      `${holder === undefined ? "Another process" : `Process ${holder}`} is writing to ${folder} (${lock}). Nothing was written.`,
  }),
  "cannot-write": entry<{ file: string; reason: string }>({
    severity: "error",
    title: "Output cannot be written",
    cause: "The operating system refused an operation in the output folder: no permission, no space, or a file in use.",
    fix: "Fix the cause and run again; the write will be completed. No file is left half-written.",
    message: ({ file, reason }) => `Writing ${file} failed: ${reason}.`,
  }),
});
