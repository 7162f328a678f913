import { beforeAll, describe, expect, test } from "vitest";
import { changesOf } from "./changes.js";
import { OASDIFF } from "./oasdiff.js";

// The first run loads all backends.
beforeAll(async () => void (await changesOf({ edits: {} })), 120_000);

describe.each(OASDIFF.filter(({ edits }) => edits !== undefined))("$check", ({ kind, why, both, edits = {} }) => {
  test(why === undefined ? "is breaking" : "is reported, and breaks nothing", async () => {
    const changes = await changesOf({ both, edits });
    const found = changes.filter(({ code }) => code === `diff/${kind}`);
    const classes = new Set(found.flatMap(({ languages }) => Object.values(languages)));
    expect(found, JSON.stringify(changes, undefined, 1)).not.toEqual([]);
    expect(classes.has("breaking"), JSON.stringify(found)).toBe(why === undefined);
  });
});

test("each row has a change or a reason", () => {
  expect(OASDIFF.filter(({ edits, why }) => edits === undefined && why === undefined)).toEqual([]);
});
