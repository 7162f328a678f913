export interface Nullable {
  s?: string | null;
}
