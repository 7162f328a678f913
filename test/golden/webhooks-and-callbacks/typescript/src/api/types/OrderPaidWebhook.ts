import type { OrderPaidPayloadRequestBody } from "./OrderPaidPayloadRequestBody.js";

/** An order was paid. */
export type OrderPaidWebhook = OrderPaidPayloadRequestBody;
