import { dirname, join } from "node:path/posix";
import { configCatalogue, reportNotAMap } from "@sdkwright/config";
import { extendDocument } from "@sdkwright/overlay";
import { isUrl, type Location, type Report, type SourceDocument, type SourceSet } from "@sdkwright/plugin-api";

interface ExtendContext {
  readonly sources: SourceSet;
  readonly report: Report;
}

const isMapping = ({ data }: SourceDocument): boolean =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** A file as `extends` names it, and its path in the workspace. */
interface NamedFile {
  readonly name: string;
  readonly file: string;
  readonly at: Location;
}

/** The files that a configuration extends, with the location of each name. Its check reports all other values. */
function namedFiles({ data, path }: SourceDocument): readonly NamedFile[] {
  const value = (data as { readonly extends?: unknown }).extends;
  const entries = Array.isArray(value) ? value.map((one, index) => [one, `/extends/${index}`]) : [[value, "/extends"]];
  return entries.flatMap(([name, pointer]) =>
    typeof name === "string" && name !== ""
      ? [{ name, file: join(dirname(path), name), at: { document: path, pointer: `${pointer}` } }]
      : [],
  );
}

/** Why a name is not a relative path, and what to write; undefined for one that is. */
function otherForm(name: string): { readonly form: string; readonly instead: string } | undefined {
  if (isUrl(name)) return { form: "a URL", instead: "Download the file, and name it by a relative path." };
  if (/^(?:[\\/]|[a-z]:)/i.test(name))
    return { form: "an absolute path", instead: "Write the path from the folder of this file." };
  if (name.includes("\\"))
    return { form: "a path with backslashes", instead: `Write \`${name.replaceAll("\\", "/")}\`.` };
  return undefined;
}

/** A configuration with what it extends; `chain` has the files that lead to it. */
function extended(document: SourceDocument, chain: readonly string[], context: ExtendContext): SourceDocument {
  const { sources, report } = context;
  if (!isMapping(document)) return document;
  const bases = namedFiles(document).flatMap(({ name, file, at }) => {
    const other = otherForm(name);
    if (other) {
      report(configCatalogue.create("extends-no-path", { name, ...other }, { location: at }));
      return [];
    }
    const base = sources.read(file, at);
    if (base && chain.includes(base.path)) {
      report(configCatalogue.create("extends-cycle", { files: [...chain, base.path] }, { location: at }));
      return [];
    }
    if (!base || base.data === null) return [];
    if (isMapping(base)) return [extended(base, [...chain, base.path], context)];
    reportNotAMap(base, report);
    return [];
  });
  return [...bases, document].reduce((base, own) => extendDocument(base, own));
}

/** The documents of a workspace, in which a configuration that `extends` others has all that they say. */
export function extendConfig(sources: SourceSet, file: string, report: Report): SourceSet {
  const document = sources.read(file);
  if (!document) return sources;
  const whole = extended(document, [document.path], { sources, report });
  return whole === document ? sources : sources.amend(document, whole);
}
