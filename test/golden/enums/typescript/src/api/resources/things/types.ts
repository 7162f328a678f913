export type ListThingsRequestSort = "created" | "-created" | "+name" | "name";

export const ListThingsRequestSort = {
  Created: "created",
  MinusCreated: "-created",
  PlusName: "+name",
  Name: "name",
} as const;
