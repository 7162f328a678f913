import type { SendMessageRequestBody } from "./types.js";

/** What `sendMessage` takes. */
export interface SendMessageRequest {
  body: SendMessageRequestBody;
}
