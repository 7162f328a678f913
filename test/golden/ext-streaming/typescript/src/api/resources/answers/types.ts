export interface CreateAnswerRequestBody {
  prompt: string;
  streamed?: boolean;
}
