export interface Problem {
  title: string;
  detail?: string;
}
