import assets from "../browser.assets.json" with { type: "json" };

/** Scripts and styles of a site, as they were bundled when this package was built, by name. */
export const browserFiles: { readonly [name: string]: string } = assets;
