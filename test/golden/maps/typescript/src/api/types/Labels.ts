export type Labels = { [key: string]: string };
