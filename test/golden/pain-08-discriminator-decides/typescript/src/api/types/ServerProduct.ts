export interface ServerProduct {
  kind: string;
  name?: string;
  host?: string;
}
