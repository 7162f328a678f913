import { goCatalogue } from "./catalogue.js";
import type { Emission } from "./emission.js";

type Input = Pick<Emission, "packageInfo" | "report" | "module">;

/** Says what keeps the SDK's module from being published. */
export function reportMajorVersion({ packageInfo, report, module }: Input): void {
  const suffix = /\/v(\d+)$/.exec(module)?.[1];
  const major = String(Number.parseInt(packageInfo.version, 10));
  if (suffix === undefined || suffix === major) return;
  report(goCatalogue.create("module-version", { module, version: packageInfo.version }));
}
