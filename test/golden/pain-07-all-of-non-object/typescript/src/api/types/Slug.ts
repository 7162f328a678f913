export type Slug = string;
