export interface Tick {
  at: bigint;
}
