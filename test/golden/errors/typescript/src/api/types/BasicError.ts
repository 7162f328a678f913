export interface BasicError {
  message: string;
  code?: number;
}
