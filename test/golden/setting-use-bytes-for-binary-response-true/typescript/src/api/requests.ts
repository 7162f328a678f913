/** What `getFile` takes. */
export interface GetFileRequest {
  id: string;
}
