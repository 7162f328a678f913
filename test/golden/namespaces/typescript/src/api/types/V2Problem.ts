export interface V2Problem {
  title?: string;
}
