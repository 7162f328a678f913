import type { OrderList } from "../../types/OrderList.js";

/** What `createOrder` takes. */
export interface CreateOrderRequest {
  body: OrderList;
}

/** What `putLine` takes. */
export interface PutLineOrdersRequest {
  count: number;
}
