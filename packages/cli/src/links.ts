/** Where the project is. */
export const HOMEPAGE = "https://github.com/sdkwright/sdkwright";

/** The part of the documentation about the code of a finding. */
export function docsUrl(code: string): string {
  return `${HOMEPAGE}/blob/main/docs/diagnostics.md#${code.replaceAll("/", "-")}`;
}
