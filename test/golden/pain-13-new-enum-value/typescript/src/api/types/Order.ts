import type { Payment } from "./Payment.js";
import type { State } from "./State.js";

export interface Order {
  state: State;
  history: State[];
  counts?: Record<string, State>;
  payment: Payment;
}
