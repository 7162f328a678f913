import type { VehicleBase } from "./Vehicle.js";

export interface Car extends VehicleBase {
  doors?: number;
}
