import type { Closed } from "./types/Closed.js";
import type { Labels } from "./types/Labels.js";
import type { Patterned } from "./types/Patterned.js";
import type { SettingsEmpty, SettingsInlineValue } from "./types/Settings.js";
import type { Typed } from "./types/Typed.js";

/** What `putSettings` takes. */
export interface PutSettingsRequest {
  name: string;
  labels?: Labels;
  free?: Record<string, unknown>;
  open?: Record<string, unknown>;
  closed?: Closed;
  typed?: Typed;
  patterned?: Patterned;
  nested?: Record<string, Record<string, string | null>[]>;
  byColor?: Record<string, number>;
  inline?: Record<string, SettingsInlineValue>;
  empty?: SettingsEmpty;
}
