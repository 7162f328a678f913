export interface ConflictResponseBody {
  current: string;
}
