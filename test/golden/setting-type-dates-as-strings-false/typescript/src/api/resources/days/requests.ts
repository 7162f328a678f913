/** What `getDay` takes. */
export interface GetDayRequest {
  on: string;
}
