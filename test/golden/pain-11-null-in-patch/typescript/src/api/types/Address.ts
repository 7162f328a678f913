export interface Address {
  city?: string | null;
}
