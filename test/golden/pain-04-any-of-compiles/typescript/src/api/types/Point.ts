export type Point = number[] | { [key: string]: number };
