/** The API's servers, the default first. */
export const KennelEnvironment = {
  /** `https://{region}.example.com/rpc` */
  Production: "Production",
} as const;

/** Name of a server. */
export type KennelEnvironment = (typeof KennelEnvironment)[keyof typeof KennelEnvironment];
