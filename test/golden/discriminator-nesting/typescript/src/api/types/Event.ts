import type { Job } from "./Job.js";
import type { Login } from "./Login.js";
import type { UserEvent } from "./UserEvent.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Event =
  | (UserEvent & { type: "user.added" | "user.removed" })
  | Login
  | (Job & { type: "job.print" | "job.mail" | "job.letter" })
  | { type: UnknownTag; [key: string]: unknown };
