import type { Config, GeneratorConfig } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import type { SelectedTarget } from "./selection.js";
import { shownPath } from "./shown-path.js";
import type { OpenedTarget } from "./target-types.js";

/** A location of the specification that this release does not deliver to. */
const UNSUPPORTED = "collections-workspace";

/** Whether a generator says that its SDK goes somewhere else than to a folder. */
export function isDelivered({ githost, output }: GeneratorConfig): boolean {
  return githost !== undefined || (output !== undefined && !("path" in output) && output.location !== UNSUPPORTED);
}

interface Context {
  readonly config: Config;
  readonly report: Report;
  readonly root: string;
}

/** Says of each SDK whose location is not delivered to that it is not. */
function reportUnsupported(targets: readonly SelectedTarget[], { config, report }: Context): void {
  for (const { generator } of targets) {
    const { output } = generator;
    if (output?.location !== UNSUPPORTED) continue;
    const location = { document: config.file, pointer: `${output.at}/location` };
    report(compilerCatalogue.create("location-not-supported", { location: output.location }, { location }));
  }
}

/**
 * Says once, at the first target that is to be delivered, which SDKs are only written to folders, and of each selected
 * SDK whose location is not supported that `--publish` would not help.
 */
export function reportUndelivered(
  selected: readonly SelectedTarget[],
  opened: readonly OpenedTarget[],
  context: Context,
): void {
  reportUnsupported(selected, context);
  const { config, report, root } = context;
  const delivered = opened.filter(({ generator }) => isDelivered(generator));
  const [first] = delivered;
  if (!first) return;
  const folders = delivered.map(({ run }) => shownPath(run.info.output, root));
  const location = { document: config.file, pointer: `${first.generator.at}/name` };
  report(compilerCatalogue.create("not-delivered", { folders }, { location }));
}
