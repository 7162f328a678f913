export type Status = "active" | "ACTIVE" | "" | "1" | "-1" | "+1" | "known" | (string & {});

export const Status = {
  Active2: "active",
  Active: "ACTIVE",
  Value: "",
  Value1: "1",
  Minus1: "-1",
  Plus1: "+1",
  Known: "known",
} as const;
