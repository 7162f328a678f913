/** What `createCat` takes. */
export interface CreateCatRequest {
  id: string;
  note?: string | null;
  name: string;
  lives: number;
}
