/** The API's servers, the default first. */
export const TowerEnvironment = {
  /**
   * Production
   *
   * `https://api.example.com`
   */
  Production: "Production",
} as const;

/** Name of a server. */
export type TowerEnvironment = (typeof TowerEnvironment)[keyof typeof TowerEnvironment];
