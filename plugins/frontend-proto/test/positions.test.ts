import { expect, test } from "vitest";
import { indexPositions } from "../src/positions.js";

test("finds every kind of symbol, whatever stands in comments, texts and options", () => {
  const text = `syntax = "proto3"; // message No {
import "a/b.proto";
/* enum Nor { X = 0; } */
option (x) = { message: "message { string = 1" };
message Pet {
  option (schema) = { example: "{" };
  string id = 1 [(field) = { pattern: "[a]{8}"
    more: { value: 1 } }, deprecated = true];
  oneof owner { string person = 3; }
  map<string, Kind> kinds = 5;
  enum Kind { A = 0; B = 1 [deprecated = true]; }
  reserved 9 to 12;
}
service Pets {
  rpc Get (Pet) returns (Pet) { option (http) = { get: "/v1/{id}" }; }
  rpc List (Pet) returns (stream Pet);
}
`;
  expect([...indexPositions(text)]).toEqual([
    ["syntax", "1:1"],
    ["import a/b.proto", "2:8"],
    ["Pet", "5:9"],
    ["Pet.id", "7:10"],
    ["Pet.owner", "9:9"],
    ["Pet.person", "9:24"],
    ["Pet.kinds", "10:21"],
    ["Pet.Kind", "11:8"],
    ["Pet.Kind.A", "11:15"],
    ["Pet.Kind.B", "11:22"],
    ["Pets", "14:9"],
    ["Pets.Get", "15:7"],
    ["Pets.Get /v1/{id}", "15:56"],
    ["Pets.List", "16:7"],
  ]);
});

test("a text that is no proto gives nothing, and takes no time", () => {
  expect([...indexPositions("{{{{ = ; } import ; message")]).toEqual([]);
  expect(indexPositions("message A { string a = 1; }\n".repeat(20_000)).size).toBe(4);
});
