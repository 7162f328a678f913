export type Mixed = "auto" | 1 | true;
