import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { packageName } from "../brand.js";
import type { Emission } from "../emission.js";
import { render } from "./handlebars.js";

const texts: ReadonlySet<string> = new Set(["MIT", "Apache-2.0"]);

/** `LICENSE`, for the licences whose text is known. The year is left out: it would tie the output to the clock. */
export function licenseFile({ target }: Emission): ScaffoldFile[] {
  const { license, authors = [] } = target.packageInfo;
  if (license === undefined || !texts.has(license)) return [];
  const holder =
    authors.map(({ name }) => name.replace(/\s+/g, " ")).join(", ") || `the authors of ${packageName(target)}`;
  // Template names end at the first dot of their file's name.
  const content = render(license === "MIT" ? "MIT" : "Apache", { holder });
  return [{ path: "LICENSE", content, kind: "scaffold" }];
}
