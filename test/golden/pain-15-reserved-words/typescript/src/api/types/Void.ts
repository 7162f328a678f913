export interface Void {
  Void?: string;
}
