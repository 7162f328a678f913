import type { Callers, NameTable, PackageNames, Sdk } from "@sdkwright/plugin-api";

/** The SDK of one language in one state of an API. */
export interface SdkView {
  readonly sdk: Sdk;
  readonly names: NameTable;
  /**
   * What names of members depend on beside their declaration. Where it is equal in two states, equal declarations have
   * members of equal names, which need not be settled.
   */
  readonly naming: object;
  readonly callers: Callers;
  /** How it is installed and imported, each by another `what`. */
  readonly packages: PackageNames;
}
