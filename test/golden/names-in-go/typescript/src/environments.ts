/** The API's servers, the default first. */
export const GoCoreEnvironment = {
  /** `https://api.example.com` */
  Client: "Client",
  /** `https://test.example.com` */
  Production: "Production",
} as const;

/** Name of a server. */
export type GoCoreEnvironment = (typeof GoCoreEnvironment)[keyof typeof GoCoreEnvironment];
