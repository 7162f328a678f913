import { basename, dirname, resolve } from "node:path";
import { type Config, type LoadOptions, loadConfig } from "@sdkwright/config";
import {
  type Collector,
  createCollector,
  createSourceSet,
  type FileAccess,
  type SourceDocument,
  type SourceSet,
} from "@sdkwright/plugin-api";
import { extendConfig } from "./extends.js";

/** A project folder with its configuration: the input of every compilation. */
export interface Workspace {
  readonly sources: SourceSet;
  /** Undefined where the file cannot be used; the reasons are in `diagnostics`. */
  readonly config: Config | undefined;
  readonly diagnostics: Collector;
}

export interface WorkspaceOptions extends LoadOptions {
  /** The file system where absent. */
  readonly files?: FileAccess | undefined;
  /** Definitions that were downloaded, whose paths are URLs. */
  readonly fetched?: readonly SourceDocument[] | undefined;
}

/**
 * Reads and checks the configuration. `file` is relative to `root`, an absolute path. Definitions may refer to
 * what lies below `root` and, where it is one of several APIs (`apis/<name>`), to those beside it.
 */
export function openWorkspace(root: string, file: string, options: WorkspaceOptions = {}): Workspace {
  const { files, fetched = [], ...loading } = options;
  const diagnostics = createCollector();
  const apis = dirname(resolve(root));
  const allow = basename(apis) === "apis" ? [dirname(apis)] : [];
  const written = createSourceSet({ root, report: diagnostics.report, allow, fetched }, files);
  const sources = extendConfig(written, file, diagnostics.report);
  return { sources, config: loadConfig(sources, file, diagnostics.report, loading), diagnostics };
}
