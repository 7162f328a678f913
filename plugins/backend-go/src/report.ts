import type { TargetContext } from "@sdkwright/plugin-api";
import { goCatalogue } from "./catalogue.js";

/** Says what keeps the SDK's module from being published. */
export function reportMajorVersion({ packageInfo, report }: Omit<TargetContext, "plan">, module: string): void {
  const suffix = /\/v(\d+)$/.exec(module)?.[1];
  const major = String(Number.parseInt(packageInfo.version, 10));
  if (suffix === undefined || suffix === major) return;
  report(goCatalogue.create("module-version", { module, version: packageInfo.version }));
}
