import { type NewValue, NewValueClient } from "./src/index.js";

export async function describe(): Promise<string> {
  const order = await new NewValueClient().orders.create({ speed: "fast" });
  const { payment } = order;
  if (payment.method === "card") return payment.last4 ?? "";
  if (payment.method === "transfer") return payment.iban ?? "";
  return `${order.state} ${String(payment.method)}`;
}

export const state: NewValue.State = "archived";

// @ts-expect-error: only a request sends it, so a misspelt value is found.
export const speed: NewValue.Speed = "quick";
