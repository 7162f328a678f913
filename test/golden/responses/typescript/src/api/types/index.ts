export type * from "./Item.js";
export type * from "./Problem.js";
export type * from "./TwoShapesAcceptedResponse.js";
