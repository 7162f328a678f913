import { resolve } from "node:path";
import { isUrl, makeName, titleWords, type Workspace } from "@sdkwright/compiler";
import { readDestination } from "@sdkwright/output";
import { cliCatalogue } from "./catalogue.js";
import { readDefinition } from "./read-definition.js";

/** What the definition of a workspace calls its API. */
export function titleOf({ config, sources }: Workspace): string | undefined {
  const source = config?.api.specs[0]?.source;
  if (source?.kind !== "path" || !(isUrl(source.path) || sources.exists(source.path))) return undefined;
  return readDefinition(sources.read(source.path)?.data).title;
}

/** Where nobody named a folder, an SDK of another API in it is not to be replaced, nor to lend its names. */
export function refuseOtherSdks(workspace: Workspace): void {
  const { config, sources, diagnostics } = workspace;
  const title = titleOf(workspace);
  if (title === undefined || config === undefined) return;
  for (const { generators } of Object.values(config.groups)) {
    for (const { output } of generators) {
      if (output?.location !== "local-file-system") continue;
      const former = readDestination(resolve(sources.root, output.path)).apiName;
      if (former === undefined || areSame(former, title)) continue;
      diagnostics.report(cliCatalogue.create("other-sdk", { folder: output.path, former, title }));
    }
  }
}

function areSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((wire) => titleWords({ name: makeName(wire) }).join(" "));
  return first === second;
}
