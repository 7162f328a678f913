import type { TargetContext, WebhookDecl } from "@sdkwright/plugin-api";
import { reportGaps } from "@sdkwright/plugin-api";
import { goCatalogue } from "./catalogue.js";
import { verifiableSignatures } from "./spec/webhook.js";

/** Says what of an API the SDK leaves to its callers, and what keeps its module from being published. */
export function report(target: Omit<TargetContext, "plan">, module: string): void {
  const { api, packageInfo } = target;
  const verifies = (webhook: WebhookDecl): boolean => verifiableSignatures([webhook]).length > 0;
  reportGaps({ api, report: target.report, catalogue: goCatalogue, verifies });
  const suffix = /\/v(\d+)$/.exec(module)?.[1];
  const major = String(Number.parseInt(packageInfo.version, 10));
  if (suffix === undefined || suffix === major) return;
  target.report(goCatalogue.create("module-version", { module, version: packageInfo.version }));
}
