/** Issue */
export interface Magazine {
  number?: number;
}
