export { CHANGE_KINDS, diffCatalogue, type KindName, messageOf } from "./catalogue/index.js";
export * from "./change.js";
export { diffSdks } from "./diff.js";
export { isEqual, withoutDocumentation } from "./equal.js";
export type { ChangeKind, KindRule, Trait } from "./kind.js";
export { type ChangelogEntry, changelogEntry, nextVersion, releaseNotes, withEntry } from "./release.js";
export * from "./report/report.js";
export type { SdkView } from "./view.js";
