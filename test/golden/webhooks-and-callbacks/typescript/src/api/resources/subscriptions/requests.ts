/** What `subscribe` takes. */
export interface SubscribeSubscriptionsRequest {
  url: string;
}
