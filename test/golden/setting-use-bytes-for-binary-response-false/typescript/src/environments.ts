/** The API's servers, the default first. */
export const FilesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type FilesEnvironment = (typeof FilesEnvironment)[keyof typeof FilesEnvironment];
