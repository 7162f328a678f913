export interface QueryRequestFilter {
  from?: string;
  tags?: string[];
}
