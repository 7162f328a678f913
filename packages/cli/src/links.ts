/** Where the project is. */
export const HOMEPAGE = "https://github.com/sdkwright/sdkwright";

/** Pages of the documentation about codes: one for each area. Plugins can have areas of their own, without a page. */
const PAGES = new Set([
  ...[
    "asyncapi",
    "cli",
    "collection",
    "compiler",
    "config",
    "conjure",
    "delivery",
    "diff",
    "examples",
    "export",
    "go",
    "json-schema",
    "migrate",
    "naming",
  ],
  ...["openapi", "openrpc", "output", "overlay", "plan", "plugin", "proto", "sdk", "site"],
  ...["source", "swift", "typescript"],
]);

/** The part of the documentation about the code of a finding, or the list of all codes. */
export function docsUrl(code: string): string {
  const [area = ""] = code.split("/");
  const page = PAGES.has(area) ? `${area}.md#${code.replaceAll("/", "-")}` : "README.md";
  return `${HOMEPAGE}/blob/main/docs/diagnostics/${page}`;
}
