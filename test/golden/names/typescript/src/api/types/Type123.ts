export interface Type123 {
  n?: number;
}
