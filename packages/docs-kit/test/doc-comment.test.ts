import { expect, test } from "vitest";
import { type DocSpelling, docComment } from "../src/index.js";

const spelling: DocSpelling = {
  notice: ({ kind, status, message }) => ({ tag: kind, text: `${status}: ${message}` }),
  link: ({ url }) => `See ${url}`,
};

test("a doc comment has what the definition says, then notes; tags of the caller come first", () => {
  const node = {
    summary: "A pet.",
    externalDocs: { url: "https://pets.example" },
    availability: { status: "legacy", message: "Use Animal." },
  } as const;
  expect(docComment(node, spelling, { notes: ["A note."], tags: [{ tag: "since", text: "2" }] })).toEqual({
    text: ["A pet.", "A note.", "See https://pets.example"],
    tags: [
      { tag: "since", text: "2" },
      { tag: "deprecated", text: "legacy: Use Animal." },
    ],
  });
});

test.each([
  ["deprecated", "deprecated"],
  ["legacy", "deprecated"],
  ["alpha", "experimental"],
  ["beta", "experimental"],
  ["preview", "experimental"],
] as const)("what is %s is %s", (status, tag) => {
  const { tags } = docComment({ availability: { status } }, spelling) ?? {};
  expect(tags).toEqual([{ tag, text: `${status}: ` }]);
});

test("where there is nothing to say, there is no comment", () => {
  expect(docComment({ availability: { status: "ga" } }, spelling)).toBeUndefined();
});
