export { migrateCatalogue } from "./catalogue.js";
export { type MigrateInput, migrate } from "./migrate.js";
export type { Migration, Tool } from "./migration.js";
export { type ConfigNames, configText } from "./write-config.js";
export { type OverlayFile, overlaysOf, overlayText } from "./write-overlay.js";
