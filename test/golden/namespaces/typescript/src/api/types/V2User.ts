export interface V2User {
  id: string;
  email?: string;
}
