export type UserGetRequestView = "short" | "full";

export const UserGetRequestView = {
  Short: "short",
  Full: "full",
} as const;
