export interface Date_ {
  year?: number;
  at?: string;
}
