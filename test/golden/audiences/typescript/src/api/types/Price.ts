export interface Price {
  cents?: number;
}
