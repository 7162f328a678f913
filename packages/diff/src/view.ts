import type { Callers, NameTable, PackageNames, Sdk } from "@sdkwright/plugin-api";

/** The SDK of one language in one state of an API. */
export interface SdkView {
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly callers: Callers;
  /** How it is installed and imported, each by another `what`. */
  readonly packages: PackageNames;
}
