export interface TwoShapesAcceptedResponse {
  job: string;
}
