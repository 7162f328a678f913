export interface LastRequest {
  room?: string;
}
