import type { User } from "./User.js";

export interface WebsocketSaid {
  type: "said";
  by: User;
  text: string;
}
