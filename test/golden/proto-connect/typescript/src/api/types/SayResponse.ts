export interface SayResponse {
  id?: string;
  at?: string;
}
