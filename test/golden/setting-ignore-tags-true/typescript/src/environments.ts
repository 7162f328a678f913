/** The API's servers, the default first. */
export const TagsEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type TagsEnvironment = (typeof TagsEnvironment)[keyof typeof TagsEnvironment];
