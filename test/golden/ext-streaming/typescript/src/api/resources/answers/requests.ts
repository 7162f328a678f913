/** What `createAnswer` takes. */
export interface AnswerRequest {
  prompt: string;
}

/** What `createAnswerStream` takes. */
export interface AnswerStreamRequest {
  prompt: string;
}
