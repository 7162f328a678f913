/** What `replaceUser` takes. */
export interface ReplaceUserRequest {
  id: string;
  notify?: boolean;
  "X-Trace"?: string;
  name: string;
}
