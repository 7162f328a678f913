import type { Config, GeneratorConfig } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import { shownPath } from "./shown-path.js";
import type { OpenedTarget } from "./target.js";

/** Whether a generator says that its SDK goes somewhere else than to a folder. */
function isDelivered({ githost, output }: GeneratorConfig): boolean {
  return githost !== undefined || (output !== undefined && !("path" in output));
}

/** Says once, at the first target that is to be delivered, that files are written and nothing beyond it happens. */
export function reportUndelivered(
  targets: readonly OpenedTarget[],
  { config, report, root }: { readonly config: Config; readonly report: Report; readonly root: string },
): void {
  const first = targets.find(({ generator }) => isDelivered(generator));
  if (!first) return;
  const folder = shownPath(first.run.info.output, root);
  const location = { document: config.file, pointer: `${first.generator.at}/name` };
  report(compilerCatalogue.create("not-delivered", { folder }, { location }));
}
