export interface SayRequest {
  room?: string;
  /** At most one of `text`, `image` is set. */
  text?: string;
  /** At most one of `text`, `image` is set. */
  image?: string;
}
