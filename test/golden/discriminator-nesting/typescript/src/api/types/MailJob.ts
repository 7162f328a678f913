import type { JobBase } from "./Job.js";

export interface MailJob extends JobBase {
  to?: string;
}
