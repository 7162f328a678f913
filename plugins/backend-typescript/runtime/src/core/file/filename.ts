/** A parameter of a header with its value: a quoted string, or all up to the next parameter. */
const parameter = /;\s*([^\s=;"]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/**
 * The file name that a `Content-Disposition` header gives (RFC 6266): its last path segment, so that no server can choose the
 * folder. Undefined if it gives none, or one that names a folder.
 */
export function filenameOf(disposition: string | null): string | undefined {
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of disposition?.matchAll(parameter) ?? []) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, unquoted(value));
  }
  const given = decoded(found.get("filename*")) ?? found.get("filename");
  const name = given?.slice(Math.max(given.lastIndexOf("/"), given.lastIndexOf("\\")) + 1);
  return name === "" || name === "." || name === ".." ? undefined : name;
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, "$1") : value.trim();
}

/** The text of an extended value, such as `UTF-8'en'%e2%82%ac` (RFC 8187); undefined if it cannot be decoded. */
function decoded(value: string | undefined): string | undefined {
  const [, charset = "", text = ""] = /^([^']*)'[^']*'(.*)$/.exec(value ?? "") ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(text);
    if (/^iso-8859-1$/i.test(charset) && !/%(?![\da-f]{2})/i.test(text))
      return text.replace(/%(..)/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)));
  } catch {
    // Bytes that are not UTF-8.
  }
  return undefined;
}
