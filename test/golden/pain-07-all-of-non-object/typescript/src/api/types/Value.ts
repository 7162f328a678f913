export type Value = string | number;
