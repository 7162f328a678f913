export interface Tick {
  at: string;
}
