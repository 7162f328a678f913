export type Span = [bigint, number];
