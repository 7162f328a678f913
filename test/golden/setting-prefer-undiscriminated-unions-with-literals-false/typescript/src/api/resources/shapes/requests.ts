import type { Shape } from "../../types/Shape.js";

/** What `addShape` takes. */
export interface AddShapeRequest {
  body: Shape;
}
