export interface Address {
  city: string;
  zip?: string | null;
}
