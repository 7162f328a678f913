/** What `get` takes. */
export interface GetFlightsRequest {
  id: string;
}
