export type State = "open" | "closed" | (string & {});

export const State = {
  Open: "open",
  Closed: "closed",
} as const;
