export interface StatusActive {
  s?: string;
}
