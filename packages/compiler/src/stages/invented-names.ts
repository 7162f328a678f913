import type { Config, GeneratorConfig } from "@sdkwright/config";
import { type Api, type Report, type TargetInfo, titleWords } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { isDelivered } from "../delivery.js";

/** Options that name what the title would, in the order in which a finding asks for them. */
const NAMING: readonly (readonly string[])[] = [
  ["package-name", "module", "coordinate"],
  ["client-class-name", "namespace-export"],
];

/** The first option of each kind that a language has, where none of the kind is set. */
function missingOptions({ backend, options, packageInfo }: TargetInfo): readonly string[] {
  return NAMING.flatMap((kind) => {
    const known = kind.filter((name) => Object.hasOwn(backend.options, name));
    const isPackage = kind.includes("package-name");
    const isSet = known.some((name) => options[name] !== undefined) || (isPackage && packageInfo.name !== undefined);
    return isSet ? [] : known.slice(0, 1);
  });
}

/** Reports an SDK that has a name of no meaning, because nothing of the title can be a part of one and no option says it. */
export function reportInventedNames(
  api: Pick<Api, "name">,
  { generator, info }: { readonly generator: GeneratorConfig; readonly info: TargetInfo },
  { config, report }: { readonly config: Config; readonly report: Report },
): void {
  if (titleWords(api).length > 0) return;
  const missing = missingOptions(info);
  if (missing.length === 0) return;
  const params = { title: api.name.wire, options: missing.map((name) => `\`${name}\``).join(" and ") };
  const location = { document: config.file, pointer: generator.at };
  report(compilerCatalogue.create("invented-name", params, { location, isOtherwise: !isDelivered(generator) }));
}
