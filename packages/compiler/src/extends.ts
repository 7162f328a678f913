import { dirname, join } from "node:path/posix";
import { configCatalogue, reportNoPath, reportNotAMap } from "@sdkwright/config";
import { extendDocument } from "@sdkwright/overlay";
import {
  isUrl,
  type Json,
  type Location,
  type Report,
  type SourceDocument,
  type SourceSet,
} from "@sdkwright/plugin-api";

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

/** What `extends` of a configuration names, with the location of each. */
function namesOf({ data, path }: SourceDocument): readonly { readonly name: Json; readonly at: Location }[] {
  const value = (data as { readonly extends?: Json }).extends;
  if (value === undefined) return [];
  const at = (pointer: string): Location => ({ document: path, pointer });
  if (!Array.isArray(value)) return [{ name: value, at: at("/extends") }];
  return value.map((name, index) => ({ name, at: at(`/extends/${index}`) }));
}

/** The files that a configuration extends. Other values of the first one are reported with all its keys; here, those of others. */
function namedFiles(document: SourceDocument, { isFirst, report }: ExtendContext & { isFirst: boolean }): NamedFile[] {
  return namesOf(document).flatMap(({ name, at }) => {
    if (typeof name === "string" && name !== "") return [{ name, file: join(dirname(document.path), name), at }];
    if (!isFirst) reportNoPath(name, at, report);
    return [];
  });
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
  const bases = namedFiles(document, { ...context, isFirst: chain.length === 1 }).flatMap(({ name, file, at }) => {
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
