export interface Kind {
  kind: KindKind;
}

export type KindKind = "text" | "file" | (string & {});

export const KindKind = {
  Text: "text",
  File: "file",
} as const;
