export type { DocumentedSdk, Playground, SiteApi } from "./model.js";
export { type SiteFile, type SiteInput, siteFiles } from "./site.js";
