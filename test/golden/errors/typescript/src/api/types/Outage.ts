export interface Outage {
  incident?: string;
}
