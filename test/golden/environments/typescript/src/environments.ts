/** The API's servers, the default first. */
export const EnvironmentsEnvironment = {
  /**
   * Production
   *
   * `https://api.example.com/v1/`
   */
  Production: "Production",
  /**
   * Sandbox (no money)
   *
   * `https://sandbox.example.com/v1`
   */
  SandboxNoMoney: "SandboxNoMoney",
  /**
   * Regional
   *
   * `https://{region}.example.com:{port}/{base}`
   */
  Regional: "Regional",
} as const;

/** Name of a server. */
export type EnvironmentsEnvironment =
  (typeof EnvironmentsEnvironment)[keyof typeof EnvironmentsEnvironment];
