export interface AB {
  email?: string;
}
