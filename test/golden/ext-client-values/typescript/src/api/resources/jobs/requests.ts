/** What `list` takes. */
export interface ListJobsRequest {
  projectId?: string;
}

/** What `create` takes. */
export interface CreateJobsRequest {
  projectId?: string;
  idempotencyExpiration?: number;
}
