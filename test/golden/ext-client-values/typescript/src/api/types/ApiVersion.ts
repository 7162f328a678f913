/** Version of the API. */
export type ApiVersion = "1.0" | "2.0" | (string & {});

/** Version of the API. */
export const ApiVersion = {
  Value1_0: "1.0",
  Value2_0: "2.0",
} as const;
