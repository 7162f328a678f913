import type { Quality } from "../../types/Quality.js";

/** What `say` takes. */
export interface SayChatRequest {
  room?: string;
  /** At most one of `text`, `image` is set. */
  text?: string;
  /** At most one of `text`, `image` is set. */
  image?: string;
}

/** What `last` takes. */
export interface LastChatRequest {
  room?: string;
}

/** What `listen` takes. */
export interface ListenChatRequest {
  room?: string;
  quality?: Quality;
}
