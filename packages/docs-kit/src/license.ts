import type { PackageInfo, ScaffoldFile } from "@sdkwright/plugin-api";
import { LICENSE_TEXTS } from "./license-texts.js";

/**
 * `LICENSE`, for the licences whose text is known. The year is left out: it would tie the output to the clock. Without
 * authors, those of `packageName` hold the copyright.
 */
export function licenseFile({ license, authors = [] }: PackageInfo, packageName: string): ScaffoldFile[] {
  const text = license === undefined || !Object.hasOwn(LICENSE_TEXTS, license) ? undefined : LICENSE_TEXTS[license];
  if (text === undefined) return [];
  const holder = authors.map(({ name }) => name.replace(/\s+/g, " ")).join(", ") || `the authors of ${packageName}`;
  return [{ path: "LICENSE", content: text.replace("{{holder}}", () => holder), kind: "scaffold" }];
}
