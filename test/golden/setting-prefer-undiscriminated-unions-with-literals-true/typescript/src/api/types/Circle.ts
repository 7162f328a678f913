export interface Circle {
  kind: string;
  radius: number;
}
