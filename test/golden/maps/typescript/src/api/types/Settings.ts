import type { Closed } from "./Closed.js";
import type { Labels } from "./Labels.js";
import type { Patterned } from "./Patterned.js";
import type { Typed } from "./Typed.js";

export interface Settings {
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

export type SettingsByColorKey = "red" | "green";

export const SettingsByColorKey = {
  Red: "red",
  Green: "green",
} as const;

export interface SettingsInlineValue {
  x: number;
}

export interface SettingsEmpty {
  [key: string]: unknown;
}
