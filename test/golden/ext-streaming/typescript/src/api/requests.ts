/** What `complete` takes. */
export interface CompleteRequest {
  prompt: string;
}

/** What `completeStream` takes. */
export interface CompleteStreamRequest {
  prompt: string;
}
