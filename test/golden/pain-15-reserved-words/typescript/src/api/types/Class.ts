import type { Type } from "./Type.js";
import type { TypeModel } from "./TypeModel.js";
import type { Void } from "./Void.js";

export interface Class {
  Type?: Type;
  type?: TypeModel;
  Default?: string;
  default?: string;
  NULL?: string;
  var?: Void;
  state?: ClassState | null;
}

export type ClassState = "new" | "New" | "true" | "class" | "Class" | (string & {});

export const ClassState = {
  New2: "new",
  New: "New",
  True: "true",
  Class2: "class",
  Class: "Class",
} as const;
