/** All lines that people wrote for each language. */
export declare function languageSums(): Record<string, number>;

/** The sums in the table of docs/backends/1-backend.md, by language; empty without a table. */
export declare function documentedSums(): Record<string, number>;
