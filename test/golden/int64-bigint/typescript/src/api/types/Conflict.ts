export interface Conflict {
  version: bigint;
}
