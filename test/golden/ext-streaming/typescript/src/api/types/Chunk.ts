export interface Chunk {
  delta: string;
}
