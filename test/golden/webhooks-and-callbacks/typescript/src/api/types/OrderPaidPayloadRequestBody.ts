export interface OrderPaidPayloadRequestBody {
  order: string;
  amount?: number;
}
