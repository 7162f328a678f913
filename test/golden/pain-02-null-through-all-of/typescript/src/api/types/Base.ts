import type { Nickname } from "./Nickname.js";

export interface Base {
  id: string;
  nickname: Nickname | null;
  closedAt: string | null;
}
