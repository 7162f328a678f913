/** The API's servers, the default first. */
export const SeveralSuccessesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type SeveralSuccessesEnvironment =
  (typeof SeveralSuccessesEnvironment)[keyof typeof SeveralSuccessesEnvironment];
