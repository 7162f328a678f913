/** The API's servers, the default first. */
export const UndiscriminatedUnionsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type UndiscriminatedUnionsEnvironment =
  (typeof UndiscriminatedUnionsEnvironment)[keyof typeof UndiscriminatedUnionsEnvironment];
