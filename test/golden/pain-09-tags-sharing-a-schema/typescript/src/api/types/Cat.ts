export interface Cat {
  species?: string;
  lives?: number;
}
