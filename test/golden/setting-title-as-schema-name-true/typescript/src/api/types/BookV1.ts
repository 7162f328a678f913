/** Issue */
export interface BookV1 {
  id?: string;
}
