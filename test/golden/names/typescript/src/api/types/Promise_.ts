export interface Promise_ {
  kept?: boolean;
}
