export interface ThingUnderscoreFoo {
  other?: string;
}
