/** The API's servers, the default first. */
export const ShapesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type ShapesEnvironment = (typeof ShapesEnvironment)[keyof typeof ShapesEnvironment];
