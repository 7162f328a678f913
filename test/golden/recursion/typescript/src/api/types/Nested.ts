/** A list of itself. */
export type Nested = Nested[];
