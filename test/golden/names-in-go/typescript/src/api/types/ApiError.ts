export interface ApiError {
  s?: string;
}
