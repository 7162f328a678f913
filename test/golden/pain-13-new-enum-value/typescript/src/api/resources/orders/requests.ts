import type { Speed } from "../../types/Speed.js";

/** What `createOrder` takes. */
export interface CreateOrderRequest {
  speed: Speed;
}
