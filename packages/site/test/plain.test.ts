import { expect, test } from "vitest";
import { plainLine } from "../src/markdown/plain.js";

test("marks of Markdown and HTML are left out, and names keep their underscores", () => {
  const text = "Either `true` or **false**.\n\n- See [the <b>docs</b>](https://docs.example/a) of full_name.";
  expect(plainLine(text, 200)).toBe("Either true or false. See the docs of full_name.");
});

test("a long text is cut between words, one without words anywhere", () => {
  expect(plainLine("one two three four", 12)).toBe("one two…");
  expect(plainLine("字".repeat(20), 10)).toBe(`${"字".repeat(9)}…`);
});
