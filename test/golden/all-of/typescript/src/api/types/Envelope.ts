export interface Envelope {
  success: boolean;
  errors?: string[];
}
