import { describe, expect, test } from "vitest";
import { allEmitters } from "../../scripts/emitter-lines.mjs";

describe.each(allEmitters())("$name", ({ lines, limit }) => {
  test(`has an emitter of at most ${limit} lines`, () => {
    expect(lines).toBeGreaterThan(1000);
    expect(lines).toBeLessThanOrEqual(limit);
  });
});
