export { changelogSection, withSection } from "./changelog.js";
export { type Clone, cloneDestination, type Opened } from "./clone.js";
export {
  apiOf,
  type Destination,
  type GitDelivery,
  gitSecrets,
  hostUrl,
  isOwnMachine,
  KNOWN_HOSTS,
  type Locked,
  openDestination,
  TOKENS,
} from "./destination.js";
export { GitFailure } from "./git.js";
export { lockedSteps } from "./locked.js";
export type { Story } from "./message.js";
export type { Prepared } from "./prepared.js";
export { isUnderReview, skippedTeams } from "./pull.js";
export { gitSteps, prepareCommit } from "./steps.js";
