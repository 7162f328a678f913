import type { User } from "../../types/User.js";

/** What `replaceTeam` takes. */
export interface ReplaceTeamRequest {
  id?: string;
  createdAt?: string;
  lead: User;
  members: User[];
}
