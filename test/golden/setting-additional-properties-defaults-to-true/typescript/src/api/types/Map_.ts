export type Map_ = { [key: string]: unknown };
