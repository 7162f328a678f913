import type { Report } from "@sdkwright/diagnostics";
import type { SourceSet } from "@sdkwright/source";
import { checkValue } from "./check.js";
import { Docs, type DocsInput } from "./schema/docs.js";

/** What docs.yml says about the API references of a site. */
export interface DocsConfig {
  /** In the order of the file, sections and tabs looked into. */
  readonly references: readonly DocsReference[];
}

export interface DocsReference {
  readonly title: string;
  /** The API that it is of, where a workspace has several. */
  readonly apiName?: string;
  /** Whether the explorer offers OAuth client credentials. */
  readonly oauth: boolean;
}

/** Part of an entry that matters here, at any depth. */
interface Entry {
  readonly api?: string;
  readonly "api-name"?: string;
  readonly playground?: { readonly oauth?: boolean };
  readonly contents?: readonly Entry[];
  readonly layout?: readonly Entry[];
}

/**
 * Reads and checks docs.yml, as far as it is about APIs; `file` is relative to the workspace. Undefined if the file
 * cannot be read or is not a mapping, which is reported.
 */
export function loadDocs(sources: SourceSet, file: string, report: Report): DocsConfig | undefined {
  const document = sources.read(file);
  if (!document || document.data === null) return undefined;
  const checked = checkValue(Docs, document.data, { document: document.path, report }) as DocsInput | undefined;
  return checked && { references: (checked.navigation ?? []).flatMap(referencesIn) };
}

function referencesIn(entry: Entry): DocsReference[] {
  const { api, "api-name": apiName, playground, contents = [], layout = [] } = entry;
  const oauth = playground?.oauth ?? false;
  const own = api === undefined ? [] : [{ title: api, oauth, ...(apiName !== undefined && { apiName }) }];
  return [...own, ...[...contents, ...layout].flatMap(referencesIn)];
}
