import type { NotNull } from "./src/index.js";

export const order: NotNull.Order = { item: "book", address: { city: "Bern", zip: null }, billing: null };

export const stored: NotNull.StoredOrder = { ...order, note: "none", id: "1", count: 2, tags: [] };

// @ts-expect-error: made required by the part that extends it.
export const unfinished: NotNull.StoredOrder = { ...order, id: "1" };

// @ts-expect-error: optional is not nullable.
export const remark: NotNull.Order = { ...order, note: null };

// @ts-expect-error: a default is no permission for null either.
export const counted: NotNull.Order = { ...order, count: null };

// @ts-expect-error: nor is a wrapper with a text.
export const nowhere: NotNull.Order = { ...order, address: null };
