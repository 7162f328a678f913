import type { Config } from "@sdkwright/config";
import type { SourceSet } from "@sdkwright/plugin-api";
import type { SelectedTarget } from "../selection.js";
import { licenseOf } from "./package-info.js";

/** The target with the text of its licence, where that is a file. One that cannot be read is reported. */
export function withLicence<T extends SelectedTarget>(target: T, sources: SourceSet, { file }: Config): T {
  const { generator } = target;
  const license = licenseOf(generator);
  if (typeof license !== "object") return target;
  const own = generator.metadata.license !== undefined;
  const pointer = own ? `${generator.at}/metadata/license/custom` : `${generator.githost?.at}/license/custom`;
  const text = sources.read(license.custom, { document: file, pointer })?.text;
  return text === undefined ? target : { ...target, licenseText: text };
}
