export interface Removed {
  type: string;
  reason?: string;
}
