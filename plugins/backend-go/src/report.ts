import { reportGaps } from "@sdkwright/plugin-api";
import { goCatalogue } from "./catalogue.js";
import type { Emission } from "./emission.js";

type Input = Pick<Emission, "sdk" | "packageInfo" | "report" | "module">;

/** Says what of an API the SDK leaves to its callers, and what keeps its module from being published. */
export function report({ sdk, packageInfo, report: say, module }: Input): void {
  const verified = new Set(sdk.webhooks?.verified);
  reportGaps({ api: sdk.api, report: say, catalogue: goCatalogue, verifies: ({ id }) => verified.has(id) });
  const suffix = /\/v(\d+)$/.exec(module)?.[1];
  const major = String(Number.parseInt(packageInfo.version, 10));
  if (suffix === undefined || suffix === major) return;
  say(goCatalogue.create("module-version", { module, version: packageInfo.version }));
}
