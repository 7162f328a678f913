/** The API's servers, the default first. */
export const AnimalsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type AnimalsEnvironment = (typeof AnimalsEnvironment)[keyof typeof AnimalsEnvironment];
