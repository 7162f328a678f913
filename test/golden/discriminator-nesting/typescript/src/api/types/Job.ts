import type { LetterJob } from "./LetterJob.js";
import type { MailJob } from "./MailJob.js";
import type { PrintJob } from "./PrintJob.js";
import type { UnknownTag } from "../../core/unknown.js";

/** A parent with heirs, one of which has heirs. */
export type Job =
  | (PrintJob & { type: "job.print" })
  | (MailJob & { type: "job.mail" })
  | (LetterJob & { type: "job.letter" })
  | { type: UnknownTag; [key: string]: unknown };

/** A parent with heirs, one of which has heirs. */
export interface JobBase {
  type: string;
  id?: string;
}
