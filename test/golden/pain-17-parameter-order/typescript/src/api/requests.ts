/** What `first` takes. */
export interface FirstRequest {
  id: string;
  from: string;
  to: string;
}

/** What `second` takes. */
export interface SecondRequest {
  to: string;
  from?: string;
  id: string;
}
