export interface MoveBookRequest {
  name?: string;
  toShelf?: string;
}
