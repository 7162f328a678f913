export type Names = string[];
