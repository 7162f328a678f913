export interface QueryRequestPoint {
  x?: number;
  y?: number;
}
