/** The API's servers, the default first. */
export const AudiencesEnvironment = {
  /**
   * Public
   *
   * `https://api.example.com`
   */
  Public: "Public",
} as const;

/** Name of a server. */
export type AudiencesEnvironment = (typeof AudiencesEnvironment)[keyof typeof AudiencesEnvironment];
