export interface Problem {
  title?: string;
}
