import type { Bike } from "./Bike.js";
import type { Car } from "./Car.js";

/** The mapping names the parent too. */
export type Vehicle =
  (Car & { kind: "car" | "cab" }) | (Bike & { kind: "bike" }) | (VehicleBase & { kind: "any" });

/** The mapping names the parent too. */
export interface VehicleBase {
  kind: string;
  wheels?: number;
}
