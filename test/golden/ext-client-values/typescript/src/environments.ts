/** The API's servers, the default first. */
export const ClientValuesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ClientValuesEnvironment =
  (typeof ClientValuesEnvironment)[keyof typeof ClientValuesEnvironment];
