/** What `all` takes. */
export interface AllRequest {
  integer?: number;
  int32?: number;
  /** May exceed what a double holds. */
  int64?: number;
  uint64?: number;
  number?: number;
  float?: number;
  decimal?: string;
  /** @defaultValue false */
  boolean?: boolean;
  string?: string;
  date?: string;
  dateTime?: string;
  time?: string;
  duration?: string;
  uuid?: string;
  uri?: string;
  email?: string;
  bytes?: string;
  encoded?: string;
  unknownFormat?: string;
  constant?: 42;
  nothing?: null;
  anything?: unknown;
  never?: never;
  notNull?: unknown;
  untyped?: string;
  list?: string[];
  bareList?: unknown[];
}
