export interface V1User {
  id: number;
  name?: string;
}
