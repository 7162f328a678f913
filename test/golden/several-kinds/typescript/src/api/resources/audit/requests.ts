/** What `get` takes. */
export interface GetAuditRequest {
  id: string;
}
