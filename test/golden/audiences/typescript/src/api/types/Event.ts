/** Nothing needs it, but it is tagged. */
export interface Event {
  kind?: string;
}
