export interface Conflict {
  version: string;
}
