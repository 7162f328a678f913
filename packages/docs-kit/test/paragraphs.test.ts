import { expect, test } from "vitest";
import { joinedTexts } from "../src/paragraphs.js";

test("short texts follow each other in one line, without those that say nothing", () => {
  expect(joinedTexts(["A token.", "", "Default: none."])).toBe("A token. Default: none.");
});

test("what follows a list is a paragraph, not part of its last item", () => {
  expect(joinedTexts(["Scopes:\n- `read`: Reads", "Default: none."])).toBe(
    "Scopes:\n- `read`: Reads\n\nDefault: none.",
  );
});
