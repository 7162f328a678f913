export interface Tuple2 {
  name?: string;
}
