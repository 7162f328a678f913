export interface Ping {
  at: string;
}
