export type Span = [string, number];
