export interface ListBooksRequestFilter {
  author?: string;
  year?: number;
}
