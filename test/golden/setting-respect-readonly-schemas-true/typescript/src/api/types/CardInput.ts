export interface CardInput {
  kind: string;
  secret: string;
}
