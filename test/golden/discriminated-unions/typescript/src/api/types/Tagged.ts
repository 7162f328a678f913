/** Constants tell the variants apart without being asked to. */
export type Tagged = TaggedSet | TaggedClear;

export interface TaggedSet {
  op: "set";
  value: string;
}

export interface TaggedClear {
  op: "clear";
}
