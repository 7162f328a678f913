export interface Note {
  text: string;
  /** @defaultValue false */
  pinned?: boolean;
}
