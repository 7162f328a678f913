export interface ValidationError {
  fields: string[];
}
