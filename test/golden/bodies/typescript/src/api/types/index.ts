export type * from "./Note.js";
export type * from "./SeveralRequestBody.js";
export type * from "./UnionRequestBody.js";
