/** Folder inside an output folder that holds what this package has to remember. */
export const STATE_FOLDER = ".sdkwright";
/** File in which a user names files of an output folder as their own, in the syntax of `.gitignore`. */
export const IGNORE_FILE = ".sdkwrightignore";

/** The usual case, checked at once: what is left out here is looked at closely. */
const PLAIN = /^(?:[A-Za-z0-9_@()+-][\w.@()+-]*\/)*[A-Za-z0-9_.@()+-][\w.@()+-]*$/;
const RESERVED = /(?:^|\/)(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.[^/]*)?(?:\/|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"|?*\\]/;
const MAX_SEGMENT_BYTES = 255;

/**
 * Throws for a path that is not relative, leaves the folder, or cannot exist on one of the systems that the output may
 * be copied to. Such a path is a bug of the backend that made it: names from a definition never become paths unchecked.
 */
export function checkPath(path: string): void {
  const problem = problemOf(path);
  if (problem !== undefined) throw new Error(`Output path ${problem}: ${JSON.stringify(path)}`);
}

/** Whether {@link checkPath} accepts the path. */
export function isSafePath(path: string): boolean {
  return problemOf(path) === undefined;
}

function problemOf(path: string): string | undefined {
  if (!PLAIN.test(path) && FORBIDDEN.test(path)) return "has characters that file systems forbid";
  if (RESERVED.test(path)) return "is a device name on Windows";
  for (const segment of path.split("/")) {
    if (foldPath(segment) === ".git") return "belongs to git";
    if (segment === "" || segment === "." || segment === "..") return "is not a plain relative path";
    if (segment.endsWith(".") || segment.endsWith(" ")) return "has a name that ends with a dot or a space";
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return `has a name longer than ${MAX_SEGMENT_BYTES} bytes`;
  }
  const head = foldPath(path.split("/", 1)[0] ?? "");
  if (head === STATE_FOLDER || head === IGNORE_FILE) return "belongs to the compiler or to the user";
  return undefined;
}

/** Paths with equal folds are one file on file systems that ignore letter case or Unicode normalisation. */
export function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
