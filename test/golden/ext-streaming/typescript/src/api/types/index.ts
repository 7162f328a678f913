export type * from "./Answer.js";
export type * from "./Chunk.js";
export type * from "./CompleteRequestBody.js";
