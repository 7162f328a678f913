import type { User } from "./User.js";

export interface WebsocketLeft {
  type: "left";
  by: User;
}
