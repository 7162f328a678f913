export interface IntField {
  type: IntFieldType;
  value?: number;
}

export type IntFieldType = "int" | "long" | (string & {});

export const IntFieldType = {
  Int: "int",
  Long: "long",
} as const;
