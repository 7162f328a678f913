export interface Dog {
  species: string;
  barks?: boolean;
}
