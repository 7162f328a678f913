// Values of the fixture's schema Reading that hold something of every kind, as the server sends them.

/** Members of a JSON object as texts, so that numbers stay as they are written. */
export type Members = { readonly [wire: string]: string };

/** The text of an object. */
export function objectText(members: Members): string {
  return `{${Object.entries(members)
    .map(([wire, text]) => `${JSON.stringify(wire)}:${text}`)
    .join(",")}}`;
}

const ROOT: Members = {
  id: '"0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b"',
  kind: '"reading"',
  matrix: "[[1,2],[],[-3]]",
  reviewer: '"Ann"',
};

/** What has a value in every property. Unions have their later variants. */
export const FULL: Members = {
  ...ROOT,
  edition: "2",
  final: "true",
  small: "-2147483648",
  wide: "9007199254740991",
  unsigned: "4294967296",
  ratio: "0.1",
  single: "1.5",
  price: '"12345678901234567890.10"',
  checked: "false",
  label: '" é\\u0000\\"𝄞 "',
  colour: '"dark-blue"',
  colours: '["2nd","red"]',
  level: "3",
  data: '"+/8QgA=="',
  day: '"2024-02-29"',
  at: '"2024-02-29T23:59:59.123+05:30"',
  moments: '["2024-02-29T12:34:56Z","1969-12-31T23:59:59-08:00"]',
  days: '{"first":"2000-01-01","last":"2099-12-31"}',
  note: '"n"',
  count: "-7",
  ended: '"2024-03-01T00:00:00Z"',
  owner: '{"name":"o","size":1}',
  gaps: "[1,null,3]",
  cube: '[[[{"name":"a"},{"name":"b","size":2}]],[],[[],[{"name":"c"}]]]',
  leaves: '{"x":{"name":"x1"},"y z":{"name":"y1","size":0},"\\u00e9\\"}":{"name":"é"}}',
  grid: '{"a":{"b":1,"c":-2},"d":{}}',
  lists: '{"one":["1","2"],"none":[]}',
  animal: '{"type":"dog","barks":true}',
  animals: '[{"type":"cat","lives":9},{"type":"dog","barks":false}]',
  figure: '{"side":2.5,"colour":"red"}',
  figures: '{"c":{"radius":1},"s":{"side":3}}',
  mixed: '{"name":"leaf"}',
  mixes: '["text",12,true,["a","b"],{"name":"m","size":3}]',
  paint: '{"side":1}',
  tree: '{"name":"1","left":{"name":"2","left":{"name":"3","branches":[{"name":"4"}]}},"branches":[{"name":"5"},{"name":"6"}]}',
  anything: '{"deep":[-1,null,{"a":"b"},true,false,"\\u00e9]\\"}",-2.5]}',
  stamped: '{"name":"s","first":"2024-02-29T12:34:56.125Z","second":"2024-01-01T00:00:00+01:00"}',
  shelf: '{"name":"h","left":{"name":"l"},"right":{"name":"r","size":4}}',
  inner: '{"deep":{"value":"v"}}',
  class: '"c"',
  "a-b": '"ab"',
};

/** What has null where that is allowed, and first variants. */
export const NULLS: Members = {
  ...ROOT,
  reviewer: "null",
  note: "null",
  count: "null",
  ended: "null",
  owner: "null",
  gaps: "[null]",
  animal: '{"type":"cat","lives":0}',
  figure: '{"radius":0}',
  mixed: '"just text"',
  paint: '"red"',
  matrix: "[]",
};

/** What is empty, zero or false, which is neither null nor absent. */
export const EMPTY: Members = {
  ...ROOT,
  reviewer: '""',
  small: "0",
  wide: "0",
  unsigned: "0",
  ratio: "0",
  single: "0",
  price: '"0"',
  checked: "false",
  label: '""',
  colours: "[]",
  data: '""',
  moments: "[]",
  days: "{}",
  note: '""',
  count: "0",
  owner: '{"name":"","size":0}',
  gaps: "[]",
  matrix: "[[]]",
  cube: "[[],[[]]]",
  leaves: "{}",
  grid: "{}",
  lists: '{"":[]}',
  animals: "[]",
  figures: "{}",
  mixed: '""',
  mixes: '["",0,false,[],{"name":""}]',
  tree: '{"name":"","branches":[]}',
  anything: '""',
  stamped: '{"name":""}',
  inner: '{"deep":{}}',
  class: '""',
};

/** Integers that a double cannot hold. */
export const LARGE: Members = {
  wide: "9007199254740993",
  unsigned: "18446744073709551615",
  count: "-9223372036854775808",
  grid: '{"a":{"max":9223372036854775807}}',
  gaps: "[9007199254740993,null]",
  matrix: "[[9007199254740993],[1,-9007199254740993]]",
  mixes: "[9007199254740993]",
  anything: '{"deep":[9007199254740993]}',
  further: '{"wide":-9007199254740993}',
};

/** Enum values, variants and properties that the definition does not declare. */
export const UNDECLARED: Members = {
  ...ROOT,
  colour: '"purple"',
  colours: '["red","Dark-Blue"]',
  level: "9",
  paint: '"purple"',
  animal: '{"type":"fish","fins":2,"note":"}]\\"{"}',
  animals:
    '[{"type":"dog","barks":true,"born":"2024-01-02T03:04:05Z"},{"nested":{"type":"cat","a":[1]},"type":"bird"},{"type":"Dog","barks":true}]',
  figure: '{"corners":5}',
  figures: '{"odd":{"x":"}"},"both":{"side":2,"radius":1},"closer":{"radius":1,"side":2,"rounded":true}}',
  mixed: "2.5",
  mixes: '[[1],{"size":1},"text"]',
  kind: '"something else"',
  edition: "3",
  further: '{"a":[1,"2",null,"}]"]}',
  Label: '"in capitals"',
  'a"}': "[]",
  tree: '{"name":"t","left":{"name":"u","extra":true}}',
};

/** Only what is required. */
export const LEAST: Members = ROOT;
