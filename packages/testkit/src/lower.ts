import {
  type Api,
  checkInvariants,
  createCollector,
  createMemorySources,
  createOriginTable,
  type Diagnostic,
  type Frontend,
  type FrontendContext,
  type SourceDocument,
} from "@sdkwright/compiler";

/** What a frontend made of files. */
export interface Lowered {
  readonly api: Api;
  readonly diagnostics: readonly Diagnostic[];
  /** `code pointer`, in order of report. */
  readonly findings: readonly string[];
}

/** What a run of a frontend can be told besides the files. */
export type LowerOptions = Partial<Pick<FrontendContext, "settings" | "idPrefix" | "namespace" | "configuredSchemes">>;

/** Lowers the first of some files, the others beside it. Throws where the IR is not sound: that is part of every test. */
export async function lowerFiles(
  frontend: Frontend,
  files: Readonly<Record<string, string>>,
  options: LowerOptions = {},
): Promise<Lowered> {
  const collector = createCollector();
  const sources = createMemorySources(files, collector.report);
  const [first = ""] = Object.keys(files);
  const entry = sources.read(first) as SourceDocument;
  const api = await frontend.lower(entry, {
    sources,
    report: collector.report,
    origins: createOriginTable(),
    settings: {},
    idPrefix: "",
    configuredSchemes: new Set(),
    ...options,
  });
  const broken = checkInvariants(api);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const findings = collector.list.map(
    ({ code, location }) => `${code} ${location && "pointer" in location ? location.pointer : ""}`,
  );
  return { api, diagnostics: collector.list, findings };
}
