export type { DocumentedSdk, Playground, SiteApi } from "./model.js";
export type { LiveSite } from "./pages/layout.js";
export { reachedServers, type SiteFile, type SiteInput, siteFiles } from "./site.js";
