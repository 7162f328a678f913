export interface LineInput {
  count: number;
}
