import type { Pet } from "../../types/Pet.js";
import type { VehicleBase } from "../../types/Vehicle.js";

export interface GetVehicleResponse extends VehicleBase {
  owner?: Pet;
}
