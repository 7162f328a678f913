export interface Fish {
  fins?: number;
}
