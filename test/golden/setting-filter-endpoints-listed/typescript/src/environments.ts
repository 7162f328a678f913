/** The API's servers, the default first. */
export const BooksEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type BooksEnvironment = (typeof BooksEnvironment)[keyof typeof BooksEnvironment];
