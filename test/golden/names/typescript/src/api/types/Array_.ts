export type Array_ = string[];
