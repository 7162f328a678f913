import type { VehicleBase } from "./Vehicle.js";

export interface Bike extends VehicleBase {
  bell?: boolean;
}
