export interface Problem {
  message?: string;
}
