export type Odd =
  | ""
  | " "
  | "1"
  | "1st"
  | "+1"
  | "-1"
  | "*"
  | "a b"
  | "a-b"
  | "constructor"
  | "default"
  | "é"
  | "日本"
  | "it's"
  | 'say "hi"'
  | "back\\slash"
  | "yes"
  | "null"
  | (string & {});

export const Odd = {
  Value: "",
  Space: " ",
  Value1: "1",
  Value1st: "1st",
  Plus1: "+1",
  Minus1: "-1",
  Star: "*",
  ASpaceB: "a b",
  ADashB: "a-b",
  Constructor: "constructor",
  Default: "default",
  É: "é",
  日本: "日本",
  Its: "it's",
  SayHi: 'say "hi"',
  BackSlash: "back\\slash",
  Yes: "yes",
  Null: "null",
} as const;
