/** allOf of what is no object. */
export type Slug = string;
