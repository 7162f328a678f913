import type { JobBase } from "./Job.js";

export interface PrintJob extends JobBase {
  pages?: number;
}
