/** The API's servers, the default first. */
export const NotesEnvironment = {
  /** `https://api.example.com` */
  ApiExampleCom: "ApiExampleCom",
} as const;

/** Name of a server. */
export type NotesEnvironment = (typeof NotesEnvironment)[keyof typeof NotesEnvironment];
