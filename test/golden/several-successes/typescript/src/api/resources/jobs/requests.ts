/** What `startJob` takes. */
export interface StartJobRequest {
  id: string;
}

/** What `putJob` takes. */
export interface PutJobRequest {
  id: string;
}

/** What `getJob` takes. */
export interface GetJobRequest {
  id: string;
}

/** What `deleteJob` takes. */
export interface DeleteJobRequest {
  id: string;
}
