export type Patterned = { [key: string]: string };
