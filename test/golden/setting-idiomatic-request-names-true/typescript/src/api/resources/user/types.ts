export type GetUserRequestView = "short" | "full";

export const GetUserRequestView = {
  Short: "short",
  Full: "full",
} as const;
