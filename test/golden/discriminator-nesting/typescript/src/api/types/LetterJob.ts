import type { MailJob } from "./MailJob.js";

export interface LetterJob extends MailJob {
  stamp?: string;
}
