export interface CompleteRequestBody {
  prompt: string;
  /** @defaultValue false */
  stream: boolean;
}
