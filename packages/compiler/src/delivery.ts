import type { Config, GeneratorConfig } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import { shownPath } from "./shown-path.js";
import type { OpenedTarget } from "./target-types.js";

/** Whether a generator says that its SDK goes somewhere else than to a folder. */
export function isDelivered({ githost, output }: GeneratorConfig): boolean {
  return githost !== undefined || (output !== undefined && !("path" in output));
}

interface Context {
  readonly config: Config;
  readonly report: Report;
  readonly root: string;
}

/** Says once, at the first target that is to be delivered, which SDKs are only written to folders. */
export function reportUndelivered(opened: readonly OpenedTarget[], context: Context): void {
  const { config, report, root } = context;
  const delivered = opened.filter(({ generator }) => isDelivered(generator));
  const [first] = delivered;
  if (!first) return;
  const folders = delivered.map(({ run }) => shownPath(run.info.output, root));
  const location = { document: config.file, pointer: `${first.generator.at}/name` };
  report(compilerCatalogue.create("not-delivered", { folders }, { location }));
}
