export interface User {
  name: string;
  joined?: string;
}
