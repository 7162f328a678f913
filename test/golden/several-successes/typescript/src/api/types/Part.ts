import type { Job } from "./Job.js";

export interface Part {
  next: string;
  jobs: Job[];
}
