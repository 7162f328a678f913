export interface ListJobsSuccessfulResponse {
  note?: string;
}
