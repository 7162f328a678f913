export type State = "waiting" | "done";

export const State = {
  Waiting: "waiting",
  Done: "done",
} as const;
