export interface ProblemDetails {
  title?: string;
}
