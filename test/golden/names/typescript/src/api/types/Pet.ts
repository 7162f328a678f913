export interface Pet {
  upper?: boolean;
}
