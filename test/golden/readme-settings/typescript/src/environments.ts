/** The API's servers, the default first. */
export const ReadersEnvironment = {
  /** `https://api.readers.example` */
  ApiReadersExample: "ApiReadersExample",
} as const;

/** Name of a server. */
export type ReadersEnvironment = (typeof ReadersEnvironment)[keyof typeof ReadersEnvironment];
