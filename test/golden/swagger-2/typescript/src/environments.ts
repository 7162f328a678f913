/** The API's servers, the default first. */
export const ShelterEnvironment = {
  /** `https://api.example.com/v1` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ShelterEnvironment = (typeof ShelterEnvironment)[keyof typeof ShelterEnvironment];
