export interface Thing {
  /** Nothing is said of it. */
  anything: unknown;
  inner: ThingInner;
  list?: number[];
  code?: string;
  at?: string;
  untyped?: unknown;
  /** Optional and without a type. */
  absent?: unknown;
}

export interface ThingInner {
  deep?: string;
}
