export type * from "./Thing.js";
export type * from "./ThingDashFoo.js";
export type * from "./ThingUnderscoreFoo.js";
