export type * from "./Item.js";
export type * from "./VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord.js";
export type * from "./VeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord_.js";
