export interface V1Problem {
  message?: string;
}
