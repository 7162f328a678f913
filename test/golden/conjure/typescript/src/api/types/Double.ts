export type Double = number | "NaN" | "Infinity" | "-Infinity";
