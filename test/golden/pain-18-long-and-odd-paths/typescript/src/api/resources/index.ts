export * from "./index_/index.js";
export * from "./item/index.js";
export * from "./veryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWordVeryLongWord_a022c099/index.js";
