import { type NameTable, type Report, resolveNames, type Sdk, type TargetInfo } from "@sdkwright/plugin-api";
import { at } from "../plugin-faults.js";

/** What an SDK consists of, and all of its names. */
export interface NamedSdk {
  readonly sdk: Sdk;
  readonly names: NameTable;
  /** What names of members depend on, beside their declarations. */
  readonly naming: object;
}

/** Chooses all names of an SDK. Without `report`, findings about names are dropped. */
export function nameSdk(
  sdk: Sdk,
  { generator, backend, options, packageInfo, smartCasing }: TargetInfo,
  report?: Report,
): NamedSdk {
  const inNaming = () => ({ plugin: generator, doing: "`naming`" });
  const profile = at(inNaming, () => backend.naming(sdk, options, packageInfo));
  const given = { ...profile, language: backend.language.title, ...(backend.parts && { parts: backend.parts }) };
  const names = resolveNames(sdk, smartCasing === undefined ? given : { ...given, smartCasing }, report);
  const naming = { language: backend.language.key, options, smartCasing, edition: packageInfo.edition };
  return { sdk, names, naming };
}
