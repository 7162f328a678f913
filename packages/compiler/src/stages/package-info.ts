import type { Config, GeneratorConfig } from "@sdkwright/config";
import type { OptionValues, PackageInfo } from "@sdkwright/plugin-api";

/** The version of a package whose generator has no option for one. */
const UNPUBLISHED = "0.0.0";

/** Package metadata of one SDK: its own (specification section 2.9) over the global. */
export function packageInfoOf(config: Config, generator: GeneratorConfig, options: OptionValues): PackageInfo {
  const { metadata, output } = generator;
  const published = output && "packageName" in output ? output.packageName : undefined;
  const name = published ?? (typeof options["package-name"] === "string" ? options["package-name"] : undefined);
  const description = metadata.packageDescription ?? config.metadata.description;
  const own =
    metadata.author === undefined
      ? []
      : [{ name: metadata.author, ...(metadata.email !== undefined && { email: metadata.email }) }];
  const authors = own.length > 0 ? own : config.metadata.authors;
  return {
    version: typeof options["package-version"] === "string" ? options["package-version"] : UNPUBLISHED,
    whitelabel: config.whitelabel !== undefined,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(authors.length > 0 && { authors }),
    ...(metadata.license !== undefined && { license: metadata.license }),
    ...(metadata.referenceUrl !== undefined && { referenceUrl: metadata.referenceUrl }),
  };
}
