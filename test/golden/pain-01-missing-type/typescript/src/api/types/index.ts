export type * from "./Thing.js";
