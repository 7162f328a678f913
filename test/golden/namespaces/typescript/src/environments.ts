/** The API's servers, the default first. */
export const AccountsEnvironment = {
  /**
   * Production
   *
   * `https://api.example.com`
   */
  Production: "Production",
  /**
   * Sandbox
   *
   * `https://sandbox.example.com`
   */
  Sandbox: "Sandbox",
} as const;

/** Name of a server. */
export type AccountsEnvironment = (typeof AccountsEnvironment)[keyof typeof AccountsEnvironment];
