import type { PackageInfo, ScaffoldFile } from "@sdkwright/plugin-api";
import { LICENSE_TEXTS } from "./license-texts.js";

/**
 * `LICENSE`, for a licence of the user's own and for those whose text is known. The year is left out: it would tie the output to the clock. Without
 * authors, those of `packageName` hold the copyright.
 */
export function licenseFile(info: PackageInfo, packageName: string): ScaffoldFile[] {
  const { license, licenseText, authors = [] } = info;
  if (licenseText !== undefined) return [{ path: "LICENSE", content: licenseText, kind: "scaffold" }];
  const text = license === undefined || !Object.hasOwn(LICENSE_TEXTS, license) ? undefined : LICENSE_TEXTS[license];
  if (text === undefined) return [];
  const holder = authors.map(({ name }) => name.replace(/\s+/g, " ")).join(", ") || `the authors of ${packageName}`;
  return [{ path: "LICENSE", content: text.replace("{{holder}}", () => holder), kind: "scaffold" }];
}
