export interface ThingDashFoo {
  own?: string;
}
