import type { Companions, NameSet, PartNames } from "./companion-names.js";
import type { MemberNames, Members } from "./members.js";

/** Everything that a table answers from. */
export interface Names extends MemberNames {
  /**
   * By id; request types and clients with `request ` and `client ` before it, and names that request types would have, had
   * they not those of their bodies, with `action `.
   */
  readonly types: Members;
  /** Resources and operations by id. */
  readonly resources: Members;
  readonly options: Members;
  readonly environments: Members;
  readonly urlRoles: Members;
  /** Settled when asked for: only who emits files has a use for them. */
  readonly files: () => Members;
  readonly rootMembers: Members;
  readonly further: () => Further;
}

/** Names that go with declared ones, which only who emits them has a use for. */
export interface Further {
  readonly parts: PartNames;
  readonly companions: Companions;
  /** Names of the package, those of companions included. */
  readonly taken: Pick<NameSet, "has">;
  /** Those of the profile's `yieldingNames` that something has. */
  readonly yielded: readonly string[];
}
