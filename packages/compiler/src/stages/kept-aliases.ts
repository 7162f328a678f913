import type { Config, GeneratorConfig } from "@sdkwright/config";
import type { Api, Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { type LoweredSpec, ownerOfSetting, settingsOf } from "./lower.js";

/** Reports names that `resolve-aliases` is to keep and that no type of the definitions has to which it applies. */
export function checkKeptAliases(
  lowered: readonly LoweredSpec[],
  config: Config,
  { generator, report }: { readonly generator: GeneratorConfig | undefined; readonly report: Report },
): void {
  const lists = new Map<string, { readonly names: readonly string[]; readonly apis: Api[] }>();
  for (const { spec, api } of lowered) {
    const setting = settingsOf(config, spec, generator?.settings ?? {})["resolve-aliases"];
    const kept = (setting as { readonly except?: readonly string[] } | boolean | undefined) ?? false;
    if (typeof kept === "boolean" || !kept.except) continue;
    const pointer = `${ownerOfSetting("resolve-aliases", spec, config, generator)}/settings/resolve-aliases/except`;
    const known = lists.get(pointer);
    if (known) known.apis.push(api);
    else lists.set(pointer, { names: kept.except, apis: [api] });
  }
  for (const [pointer, { names, apis }] of lists) {
    const known = new Set(apis.flatMap((api) => Object.values(api.types).map(({ name }) => name.wire)));
    for (const [position, name] of names.entries()) {
      if (known.has(name)) continue;
      const location = { document: config.file, pointer: `${pointer}/${position}` };
      report(compilerCatalogue.create("unknown-alias", { name }, { location }));
    }
  }
}
