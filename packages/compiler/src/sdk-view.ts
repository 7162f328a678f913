import type { SdkView } from "@sdkwright/diff";
import { type TargetInfo, usualCallers } from "@sdkwright/plugin-api";
import type { NamedSdk } from "./stages/name.js";

/** The SDK of a target in one state of its API, as what compares SDKs takes it. */
export function viewOf({ sdk, names, naming }: NamedSdk, info: TargetInfo): SdkView {
  const { backend, options, packageInfo } = info;
  return {
    sdk,
    names,
    naming,
    callers: backend.callers?.(options) ?? usualCallers,
    packages: backend.packages?.({ api: sdk.api, options, packageInfo }) ?? {},
  };
}
