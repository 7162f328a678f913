import type { Quality } from "./Quality.js";

export interface ListenRequest {
  room?: string;
  quality?: Quality;
}
