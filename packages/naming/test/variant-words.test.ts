import { expect, test } from "vitest";
import { variantWords } from "../src/variant-words.js";

const told = (union: string, ...variants: readonly string[]): string[] =>
  variantWords(union, variants).map((words) => words.join(" ").toLowerCase());

test.each([
  ["ChatRequestMessage", ["ChatRequestDeveloperMessage", "ChatRequestUserMessage"], ["developer", "user"]],
  ["CreateRequestResponseFormat", ["ResponseFormatText", "ResponseFormatJSONObject"], ["text", "json object"]],
  ["Animal", ["Cat", "Dog"], ["cat", "dog"]],
  ["Pet", ["Pet", "PetCat"], ["pet", "cat"]],
  ["Content", ["String", "List"], ["string", "list"]],
])("variants of %s are told apart by their own words", (union, variants, words) => {
  expect(told(union, ...variants)).toEqual(words);
});

test("variants whose own words are the same keep all of them", () => {
  expect(told("PetFood", "PetCat", "FoodCat", "PetDog")).toEqual(["pet cat", "food cat", "dog"]);
});
